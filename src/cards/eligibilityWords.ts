import type { Eligibility } from '../entities/player/model';

/** Whether a player may take the field, in a word. */
export const ELIGIBILITY_WORDS: Readonly<Record<Eligibility, string>> = {
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
  unknown: '-',
};
