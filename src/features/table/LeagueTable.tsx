import { useCallback, useEffect, useRef, useState } from 'react';
import { StandingsTable } from '../../cards/StandingsTable';
import type { OfficialTable } from '../../cards/useOfficialTable';
import { noTable } from '../../cards/useOfficialTable';
import type { ClubId } from '../../entities/ids';
import { selectClub } from '../../entities/select';
import { NAMELESS_TEAM } from '../../cards/sides';
import type { Phase } from '../../screen/phase';
import { useLivescore } from '../../screen/useLivescore';
import { useAppStore } from '../../store/hooks';
import { Switch } from '../../ui/Switch';
import { tabPanel } from '../../ui/tabPanel';
import { Tabs } from '../../ui/Tabs';
import { useMedia } from '../../ui/useMedia';
import { ComputedView } from './ComputedView';
import { OfficialView } from './OfficialView';
import { useKnownMatches } from './useKnownMatches';
import { useLiveMatches } from './useLiveTable';
import { useKnownSeason } from '../../cards/useSeason';
import { useTableView } from './useTableView';
import styles from './LeagueTable.module.css';

interface LeagueTableProps {
  readonly code: string;
  /** Name or code of the league for the caption. */
  readonly league: string;
  readonly table: Phase<OfficialTable>;
}

/** A league's table in its views (docs/behaviour.md 13); the official one is the default and needs no further call. */
export function LeagueTable({ code, league, table }: LeagueTableProps) {
  const { standings } = table.phase === 'ready' ? table : noTable;
  const nameOf = useNameOf();
  const matches = useKnownMatches(
    code,
    standings.map(({ club }) => club),
  );
  const { view, tabs, choose } = useTableView(code, useKnownSeason(code));
  const live = useLiveSwitch(table);
  const formInLine = !useMedia('(min-width: 700px)');
  const isLast = tabs.at(-1)?.key === view;
  const caption = `Tabelle ${league}${view === 'overall' ? '' : `, ${tabs.find(({ key }) => key === view)?.label ?? ''}`}`;
  return (
    <>
      <div className={styles.bar}>
        <div className={isLast ? styles.tabs : `${styles.tabs} ${styles.more}`}>
          <Tabs label="Welche Spiele zählen" id="table" tabs={tabs} selected={view} onSelect={choose} />
        </div>
        {view === 'overall' && live.offered && (
          <Switch label="Live-Tabelle" on={live.on} onChange={live.turn} onHold={live.hold} />
        )}
      </div>
      <div {...tabPanel('table', view)}>
        {view !== 'overall' ? (
          <ComputedView
            code={code}
            view={view}
            caption={caption}
            table={table}
            nameOf={nameOf}
            formInLine={formInLine}
          />
        ) : table.phase === 'ready' ? (
          <OfficialView
            caption={caption}
            table={table}
            nameOf={nameOf}
            matches={matches}
            counted={live.counted}
            formInLine={formInLine}
          />
        ) : (
          <StandingsTable standings={table} league={league} />
        )}
      </div>
    </>
  );
}

/** Clubs' names, read when needed: they hardly ever change, and never on their own. */
function useNameOf(): (club: ClubId) => string {
  const store = useAppStore();
  return useCallback((club) => selectClub(store.getState(), club)?.name ?? NAMELESS_TEAM, [store]);
}

/** The switch of the live table, offered while a match of the league is live, and as long as it has keyboard focus. */
function useLiveSwitch(table: Phase<OfficialTable>) {
  const [on, turn] = useState(false);
  const [held, setHeld] = useState(false);
  const { standings } = table.phase === 'ready' ? table : noTable;
  // Asked for with the table itself: on phones the switch stands above it, and would move it if it came later.
  useLivescore();
  const live = useLiveMatches(standings);
  const before = useRef(0);
  const refetch = table.phase === 'ready' ? table.refetch : undefined;
  useEffect(() => {
    // Refetches when a match ends, so that the official table is not older than the live one was.
    if (on && live.length < before.current) refetch?.();
    before.current = live.length;
  }, [on, live.length, refetch]);
  return {
    on,
    turn,
    hold: setHeld,
    offered: live.length > 0 || held,
    counted: on ? live : noMatches,
  };
}

const noMatches: ReturnType<typeof useLiveMatches> = [];
