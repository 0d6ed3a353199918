import { prefetchSuspensions } from '../../api/players';
import { NoLeague } from '../../cards/NoLeague';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { useShownLeague } from '../../screen/shownLeague';
import { leaguePrefetch } from '../../screen/leaguePrefetch';
import { RowList } from '../../ui/blocks/RowList';
import { RowsSkeleton } from '../../ui/blocks/RowsSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { BeforeBan } from './BeforeBan';
import { SuspensionRow } from './SuspensionRow';
import { useSuspensions } from './useSuspensions';

const NOBODY = 'Aktuell gibt es keine gesperrten Spieler in dieser Liga';

/** A touch on a link to the suspensions asks for them ahead. */
export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchSuspensions(code)));

/** Players of the league who may not play, and until when. */
export default function SuspensionsScreen() {
  const { code } = useShownLeague();
  return (
    <div className="wrap">
      <PageTitle title="Sperren" />
      <Suspensions />
      {code !== null && (
        <SectionBoundary>
          <BeforeBan code={code} />
        </SectionBoundary>
      )}
    </div>
  );
}

function Suspensions() {
  const suspensions = useSuspensions();
  switch (suspensions.phase) {
    case 'loading':
      return <RowsSkeleton kind="suspension" label="Sperren werden geladen…" />;
    case 'failed':
      return <ErrorState text="Die Sperren konnten nicht geladen werden." onRetry={suspensions.retry} />;
    case 'noLeague':
      return <NoLeague title={NOBODY} drawing="cards" />;
    case 'empty':
      return <EmptyState title={NOBODY} drawing="cards" />;
    case 'ready':
      return (
        <RowList>
          {suspensions.ids.map((id) => (
            <SuspensionRow key={id} id={id} />
          ))}
        </RowList>
      );
  }
}
