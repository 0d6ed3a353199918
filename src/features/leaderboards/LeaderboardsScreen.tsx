import { prefetchLeaderboard } from '../../api/players';
import { ListStates } from '../../shared/ListPage';
import type { Prefetch } from '../../shared/prefetch';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { useCurrentLeague, useKnownLeagueName, useSeasonLabel } from '../../league/currentLeague';
import { isOneYellowAway } from '../../entities/views/radar';
import { LEADERBOARD_TABS } from '../../entities/leaderboard/model';
import { IncrementalList } from '../../loading/IncrementalList';
import { selectLeaderboardTab } from '../../filters/filtersSlice';
import { selectLeagueId } from '../../league/leagueSlice';
import { Podium } from '../../ui/blocks/PodiumCardView';
import { RowList } from '../../ui/blocks/RowList';
import { PageTitle } from '../../ui/PageTitle';
import { tabPanel, Tabs } from '../../ui/Tabs';
import { TAB_LABELS, ListLeader, PodiumLeader } from './LeaderRows';
import { LeaderboardsSkeleton } from './LeaderboardsSkeleton';
import { LEADERBOARD_FAILED, useLeaderboards } from './useLeaderboards';
import type { Leaderboards } from './useLeaderboards';
import styles from './LeaderboardsScreen.module.css';

const TABS = LEADERBOARD_TABS.map((key) => ({ key, label: TAB_LABELS[key].title, icon: TAB_LABELS[key].icon }));

/** Prefetches the list of the remembered tab. */
export const prefetch: Prefetch = ({ dispatch, getState }) => {
  const league = selectLeagueId(getState());
  if (league !== null) void dispatch(prefetchLeaderboard({ league, tab: selectLeaderboardTab(getState()) }));
};

/** The league's players ranked by goals and bookings (docs/behaviour.md 2). */
export default function LeaderboardsScreen() {
  const boards = useLeaderboards();
  const { code } = useCurrentLeague();
  const league = useKnownLeagueName(code);
  const season = useSeasonLabel(code);
  const meta = (
    <>
      {league && <span>{season ? `${league} · ` : league}</span>}
      {season && <span lang="en">{season}</span>}
    </>
  );
  return (
    <div className="wrap">
      <PageTitle title={TAB_LABELS[boards.tab].title} meta={meta} />
      <div className={styles.tabs}>
        <Tabs
          label="Spielerstatistik"
          id="leaderboard"
          tabs={TABS}
          selected={boards.tab}
          onSelect={boards.choose}
          disabled={boards.busy}
        />
      </div>
      <div {...tabPanel('leaderboard', boards.tab)}>
        <SectionBoundary text={LEADERBOARD_FAILED}>
          <List boards={boards} />
        </SectionBoundary>
      </div>
    </div>
  );
}

function List({ boards: { tab, list } }: { readonly boards: Leaderboards }) {
  const { title, nobody } = TAB_LABELS[tab];
  return (
    <ListStates list={list} skeleton={<LeaderboardsSkeleton />} failed={LEADERBOARD_FAILED} empty={nobody}>
      {({ entries, ranks, most }) => (
        <div className={styles.list}>
          <Podium>
            {entries.slice(0, 3).map((entry, index) => (
              <PodiumLeader
                key={entry.id}
                entry={entry}
                rank={ranks[index] ?? index + 1}
                unit={title}
                marked={tab === 'yellow' && isOneYellowAway(entry.count)}
              />
            ))}
          </Podium>
          {entries.length > 3 && (
            <RowList start={ranks[3]}>
              <IncrementalList key={tab} items={entries.slice(3)}>
                {(entry, index) => (
                  <ListLeader
                    key={entry.id}
                    entry={entry}
                    rank={ranks[index + 3] ?? index + 4}
                    unit={title}
                    marked={tab === 'yellow' && isOneYellowAway(entry.count)}
                    most={most}
                  />
                )}
              </IncrementalList>
            </RowList>
          )}
        </div>
      )}
    </ListStates>
  );
}
