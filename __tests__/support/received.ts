import { entitiesReceived } from '../../src/entities/queryLedger';
import type { EntityUpdates } from '../../src/entities/tables';
import { askedNow } from '../../src/lib/clock';

/** Receives rows of a list now, as the answer to a separate request. */
export const received = (listed: EntityUpdates, request: string | null = 'test') =>
  entitiesReceived({ request, at: askedNow(), kept: false, told: { listed } });
