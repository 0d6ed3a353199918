import type { Eligibility } from '../entities/player/model';

/** German words for whether a player may play. */
export const ELIGIBILITY_WORDS: Readonly<Record<Eligibility, string>> = {
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
  unknown: '-',
};
