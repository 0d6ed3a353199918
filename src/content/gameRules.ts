import { field } from './gameRules/field';
import { overThirtyFive } from './gameRules/overThirtyFive';
import { play } from './gameRules/play';
import type { Section } from './text';

/** The game rules: one paragraph per section. */
export const gameRules: {
  readonly title: string;
  readonly sections: readonly Section[];
} = {
  title: 'Unsere Spielregeln',
  sections: [...field, ...play, overThirtyFive],
};
