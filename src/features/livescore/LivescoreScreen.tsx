import { LIVESCORE_REQUEST } from '../../api/requestName';
import { useMinuteTick, viennaTime } from '../../shared/useElapsedMinute';
import { selectAnsweredAt } from '../../entities/views/ages';
import { byServer, now } from '../../lib/clock';
import { formatInstantTime, formatLongDay, parseWallClock, viennaWallClock } from '../../lib/dates';
import { useLazyModule } from '../../loading/lazyPart';
import { useAppSelector } from '../../store/hooks';
import { prefetchLivescore } from '../../api/livescore';
import { LiveAnnouncer } from '../../shared/LiveAnnouncer';
import { MatchRow } from '../../shared/MatchRow';
import type { LiveGroup } from '../../entities/views/live';
import type { Prefetch } from '../../shared/prefetch';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { MatchList, MatchRowsSkeleton } from '../../ui/blocks/MatchRowView';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { SectionHeading } from '../../ui/SectionHeading';
import { LIVESCORE_FAILED, useLivescoreScreen } from './useLivescoreScreen';

/** Today's date in Vienna and, if there is one, the time of the last livescore; updated every minute. */
export function AsOf() {
  useMinuteTick();
  const at = useAppSelector((state) => selectAnsweredAt(state, LIVESCORE_REQUEST));
  const today = formatLongDay(parseWallClock(viennaWallClock(now())));
  return <span>{at === null ? today : `${today} · Stand ${formatInstantTime(byServer(at))}`}</span>;
}

/** Prefetches the live matches. */
export const prefetch: Prefetch = (store) => void store.dispatch(prefetchLivescore());

/** All live matches of all leagues (docs/behaviour.md 2); scores and minutes update by themselves. */
export default function LivescoreScreen() {
  const livescore = useLivescoreScreen();
  // The minute is what visitors come for here, so it is loaded immediately.
  useLazyModule(viennaTime);
  return (
    <div className="wrap">
      <PageTitle title="Livescore" meta={<AsOf />} />
      <LiveAnnouncer ids={livescore.ids} toasts />
      <Groups livescore={livescore} />
    </div>
  );
}

function Groups({ livescore }: { readonly livescore: ReturnType<typeof useLivescoreScreen> }) {
  switch (livescore.phase) {
    case 'loading':
      return <MatchRowsSkeleton label="Livespiele werden geladen…" />;
    case 'failed':
      return <ErrorState text={LIVESCORE_FAILED} onRetry={livescore.retry} />;
    case 'empty':
      return (
        <EmptyState
          title="Aktuell finden keine Spiele live statt."
          note="Gespielt wird meistens am Sonntag zwischen 8 und 20 Uhr."
          action={<ButtonLink to="/spielplan">Zum Spielplan</ButtonLink>}
        />
      );
    case 'ready':
      return livescore.groups.map((group, index) => <Group key={group.league} group={group} first={index === 0} />);
  }
}

function Group({ group: { league, matches }, first }: { readonly group: LiveGroup; readonly first: boolean }) {
  return (
    <section className={first ? undefined : 'section'} aria-label={league}>
      <SectionHeading title={league} aside={matches.length === 1 ? '1 Spiel' : `${matches.length} Spiele`} />
      <SectionBoundary>
        <MatchList>
          {matches.map((id) => (
            <MatchRow key={id} id={id} variant="livescore" />
          ))}
        </MatchList>
      </SectionBoundary>
    </section>
  );
}
