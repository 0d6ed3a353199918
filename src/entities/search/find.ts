import { byText } from '../../lib/text';
import { folded, typedWords, searchable } from './fold';

/** Groups of results, in their order. */
export const FIND_KINDS = ['club', 'player', 'league', 'page', 'rule', 'news'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** A search result. */
export interface Findable {
  /** Identifies the same thing wherever it was found. */
  readonly key: string;
  readonly kind: FindKind;
  readonly title: string;
  /** Secondary line below the title; empty: none. */
  readonly note: string;
  /** A route of the site. */
  readonly to: string;
  readonly image?: string | null | undefined;
  /** The text to search, made by `searchable`. */
  readonly text: string;
}

/** How many of each kind are shown. */
const MOST_OF_A_KIND = 5;

/** Rank of a hit: whole word, start of a word, middle of one, or not found. */
const NOWHERE = 3;

function fit(text: string, spellings: readonly string[]): number {
  let best = NOWHERE;
  for (const spelling of spellings) {
    if (!text.includes(spelling)) continue;
    const now = text.includes(` ${spelling} `) ? 0 : text.includes(` ${spelling}`) ? 1 : 2;
    if (now < best) best = now;
  }
  return best;
}

/**
 * Entries that contain every typed word in any order (docs/behaviour.md 17): by kind, starts of words before middles,
 * then by name; at most five of each kind. An empty query finds nothing.
 */
export function find(entries: readonly Findable[], typed: string): readonly Findable[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  const found = new Map<FindKind, { readonly entry: Findable; readonly rank: number }[]>();
  for (const entry of entries) {
    let rank = 0;
    for (const word of words) {
      const score = fit(entry.text, word);
      rank = score === NOWHERE ? Infinity : rank + score;
      if (rank === Infinity) break;
    }
    if (rank === Infinity) continue;
    const group = found.get(entry.kind);
    if (group) group.push({ entry, rank });
    else found.set(entry.kind, [{ entry, rank }]);
  }
  return FIND_KINDS.flatMap((kind) => best(found.get(kind) ?? []));
}

/** The best results of a kind. Only those that tie for the last places are compared by name. */
function best(found: readonly { readonly entry: Findable; readonly rank: number }[]): readonly Findable[] {
  const ranks = [...new Set(found.map(({ rank }) => rank))].sort((a, b) => a - b);
  const chosen: Findable[] = [];
  for (const rank of ranks) {
    if (chosen.length >= MOST_OF_A_KIND) break;
    const same = found.filter((one) => one.rank === rank).map(({ entry }) => entry);
    chosen.push(...first(same, MOST_OF_A_KIND - chosen.length));
  }
  return chosen;
}

/** The first `count` by name, without sorting the rest. */
function first(entries: readonly Findable[], count: number): readonly Findable[] {
  const sorted: Findable[] = [];
  for (const entry of entries) {
    const last = sorted.at(-1);
    if (sorted.length === count && last !== undefined && byText(entry.title, last.title) >= 0) continue;
    const index = sorted.findIndex(({ title }) => byText(entry.title, title) < 0);
    sorted.splice(index < 0 ? sorted.length : index, 0, entry);
    if (sorted.length > count) sorted.pop();
  }
  return sorted;
}

/** Part of a title, and whether it matches the query. */
export interface Run {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into matching and other parts; joined, they are the text. */
export function runs(text: string, typed: string): readonly Run[] {
  const { letters, offsets } = folded(text);
  const hit = new Set<number>();
  for (const spellings of typedWords(typed)) {
    const at = spellings.map((word) => ({ word, from: startOf(letters, word) })).find(({ from }) => from >= 0);
    if (at) for (let i = at.from; i < at.from + at.word.length; i += 1) hit.add(offsets[i] ?? -1);
  }
  const parts: Run[] = [];
  let offset = 0;
  for (const letter of text) {
    const now = hit.has(offset);
    const last = parts.at(-1);
    if (last?.hit === now) parts[parts.length - 1] = { text: last.text + letter, hit: now };
    else parts.push({ text: letter, hit: now });
    offset += letter.length;
  }
  return parts;
}

/** Where a word occurs, preferably at the start of a word; -1: nowhere. */
function startOf(letters: string, word: string): number {
  if (letters.startsWith(word)) return 0;
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) return at;
  }
  return letters.indexOf(word);
}

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
