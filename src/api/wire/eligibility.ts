import type { Eligibility } from '../../entities/player/model';
import { wordReader } from './words';

/** Whether a player may play. */
export const readEligibility = wordReader<Eligibility>({
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
});
