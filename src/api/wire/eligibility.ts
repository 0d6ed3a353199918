import type { Eligibility } from '../../entities/player/model';
import { wordReader } from './words';

/** Whether a player may take the field. */
export const readEligibility = wordReader<Eligibility>({
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
});
