import { reloadSite } from '../lib/reloadSite';
import type { FailedPart } from '../loading/lazyPart';
import { Placeholder } from '../loading/Deferred';
import { ErrorState } from '../ui/ErrorState';

/** If a second attempt fails too, a newer version of the site may have replaced the code. */
export const retryPart = ({ failures, retry }: Pick<FailedPart<object>, 'failures' | 'retry'>): (() => void) =>
  failures > 1 && navigator.onLine ? reloadSite : retry;

/** The place of what is below the first screenful. */
export const restPlaceholder = () => <Placeholder />;

/** Says that what is below could not be loaded, and offers another try. */
export const failedRest = (part: FailedPart<object>) => (
  <div className="wrap section">
    <ErrorState text="Der Rest der Seite konnte nicht geladen werden." onRetry={retryPart(part)} />
  </div>
);
