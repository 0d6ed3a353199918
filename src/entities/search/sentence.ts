import { searchable, typedWords } from './fold';

/** The first sentence that contains a word of the query, else the first one. */
export function sentenceWith(text: string, typed: string): string {
  const sentences = text.split(/(?<=[.!?:])\s+(?=\p{Lu})/u);
  const words = typedWords(typed);
  const holds = (sentence: string): boolean => {
    const letters = searchable(sentence);
    return words.some((spellings) => spellings.some((word) => letters.includes(` ${word}`)));
  };
  return sentences.find(holds) ?? sentences[0] ?? '';
}
