import type { PlayerId } from '../ids';
import type { Eligibility, Player } from './model';

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * File name of a nationality's flag (docs/behaviour.md 2): lower case, umlauts transliterated, anything but letters
 * removed; null if nothing is left.
 */
export function flagName(nationality: string | null | undefined): string | null {
  const name = (nationality ?? '')
    .toLocaleLowerCase('de-AT')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  return name === '' ? null : name;
}

/** First and last name, ready for display. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

function capitalised(word: string): string {
  return word
    .toLocaleLowerCase('de-AT')
    .replace(/(^|['’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toLocaleUpperCase('de-AT'));
}

/** Written small between first and last name. */
const PARTICLES = new Set(
  'af al auf bin da de dei del della den der di do dos du ibn la le ten ter van vom von y zu zum zur'.split(' '),
);

const isMixed = (part: string): boolean => /\p{Lu}/u.test(part) && /\p{Ll}/u.test(part);

/**
 * Splits a name and fixes its capitals (docs/behaviour.md 2): what is written in mixed case (`McAllister`, `van der Berg`
 * in `Jan van der Berg`) stays as entered, `FERDL` and `quastenberger` do not. The first word is the first name, the rest
 * the last name; a single word is the last name.
 */
export function personName(raw: string | undefined): PersonName {
  const entered = (raw ?? '').trim().split(/\s+/).filter(Boolean);
  const isCareful = entered.some(isMixed);
  const words = entered.map((word, index) => {
    const isBetween = index > 0 && index < entered.length - 1;
    const small = word.toLocaleLowerCase('de-AT');
    if (isBetween && PARTICLES.has(small) && !isMixed(word)) return small;
    // In a name that somebody wrote with care small words are meant, and so are initials.
    const isMeant = isCareful && (word.length < 3 || (index > 0 && word === small));
    return isMeant ? word : presentable(word);
  });
  const [first = '', ...rest] = words;
  return rest.length === 0 ? { first: '', last: first } : { first, last: rest.join(' ') };
}

function presentable(word: string): string {
  return word
    .split('-')
    .map((part) => (isMixed(part) ? part : capitalised(part)))
    .join('-');
}

/** The whole name with its capitals fixed; `fallback` if there is none. */
export function fullName(raw: string | undefined, fallback = 'Unknown'): string {
  const { first, last } = personName(raw);
  return `${first} ${last}`.trim() || fallback;
}

const SHOWN: readonly Eligibility[] = ['eligible', 'suspended'];

/**
 * The displayed squad: eligible players, then suspended ones, each by shirt number; nobody else (docs/behaviour.md 2).
 */
export function shownSquad(players: readonly Player[]): readonly Player[] {
  const rank = (player: Player): number => SHOWN.indexOf(player.eligibility ?? 'unknown');
  const number = (player: Player): number => Number(player.number ?? Infinity) || Infinity;
  return players
    .filter((player) => rank(player) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (number(a) === number(b) ? 0 : number(a) - number(b)));
}

/** The captain of a squad: the one the club names, else the first one flagged; null: none. */
export function captainOf(named: PlayerId | null | undefined, squad: readonly Player[]): PlayerId | null {
  const captain = squad.find(({ id }) => id === named) ?? squad.find(({ isCaptain }) => isCaptain === true);
  return captain?.id ?? null;
}
