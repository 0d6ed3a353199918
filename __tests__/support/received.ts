import { entitiesReceived } from '../../src/entities/queryLedger';
import type { EntityUpdates } from '../../src/entities/tables';
import { monotonicNow } from '../../src/lib/clock';

/** Receives rows of a list now, as the answer to a separate request. */
export const received = (list: EntityUpdates, request: string | null = 'test') =>
  entitiesReceived({ request, fetchedAt: monotonicNow(), fromOfflineCache: false, patches: { list } });
