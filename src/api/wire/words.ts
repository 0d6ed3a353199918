import { readText } from './read';

/** The API's word or words for each meaning. */
type Words<Meaning extends string> = Readonly<Record<Exclude<Meaning, 'unknown'>, string | readonly string[]>>;

/** Makes the reader of a closed set of docs/api.md 2: undefined if absent, `unknown` for any other word. */
export function wordReader<Meaning extends string>(words: Words<Meaning>): (raw: unknown) => Meaning | undefined;
export function wordReader(words: Words<string>): (raw: unknown) => string | undefined {
  const meanings = new Map(
    Object.entries(words).flatMap(([meaning, word]) => [word].flat().map((text) => [text.toLowerCase(), meaning])),
  );
  return (raw) => {
    const word = readText(raw)?.toLowerCase();
    return word === undefined ? undefined : (meanings.get(word) ?? 'unknown');
  };
}
