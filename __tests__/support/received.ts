import { entitiesReceived } from '../../src/entities/events';
import type { EntityUpdates } from '../../src/entities/tables';
import { askedNow } from '../../src/lib/clock';

/** Rows of a list arrive now, as if a request of their own had been answered. */
export const received = (listed: EntityUpdates, request: string | null = 'test') =>
  entitiesReceived({ request, at: askedNow(), kept: false, told: { listed } });
