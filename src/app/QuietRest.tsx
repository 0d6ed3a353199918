import { UpdateOffer } from './UpdateOffer';
import { useLoadingAhead } from './useLoadingAhead';

/** What starts once the first page is quiet: loading ahead, and the service worker with its newer versions. */
export default function QuietRest() {
  useLoadingAhead();
  return <UpdateOffer />;
}
