import { OfflineNotice } from './OfflineNotice';
import { SlowNotice } from './SlowNotice';

/** What the first frame does without: notices about the connection. */
export default function FrameRest() {
  return (
    <>
      <OfflineNotice />
      <SlowNotice />
    </>
  );
}
