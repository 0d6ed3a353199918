import { joining } from './regulations/joining';
import { matchdays } from './regulations/matchdays';
import { discipline } from './regulations/discipline';
import { season } from './regulations/season';
import type { Section } from './text';

/** The league regulations, in force since `lastChanged`. */
export const regulations: {
  readonly title: string;
  readonly lastChanged: string;
  readonly sections: readonly Section[];
} = {
  title: 'Ligaordnung',
  lastChanged: 'Letzte Änderung 17.10.2025',
  sections: [...joining, ...matchdays, ...discipline, ...season],
};
