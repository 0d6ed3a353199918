import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLivescoreQuery } from '../../api/livescore';
import { LIVESCORE_REQUEST } from '../../api/requestName';
import { StandingsSkeleton } from '../../ui/blocks/StandingsSkeleton';
import { noTable, TABLE_FAILED } from '../../shared/useOfficialTable';
import type { OfficialTable } from '../../shared/useOfficialTable';
import type { Match } from '../../entities/match/model';
import { playedOf } from '../../entities/standing/figures';
import type { NameOf } from '../../entities/standing/figures';
import type { ComputedView as View } from '../../entities/standing/model';
import { useFavouriteClubs } from '../../shared/FollowButton';
import { selectLiveClubs } from '../../entities/views/live';
import { viewTable, formByClub } from '../../entities/views/tableViews';
import type { Phase } from '../../shared/phase';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { StandingsTableView } from '../../ui/blocks/StandingsTableView';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { tableRows } from './rows';
import { useSeason, useKnownSeason } from '../../shared/useSeason';
import styles from './LeagueTable.module.css';
import { Clock } from 'lucide-react';
import { selectStateAge } from '../../entities/views/ages';
import { byServer } from '../../lib/clock';
import { isSlowOrMetered } from '../../lib/media';
import { formatInstantTime } from '../../lib/dates';
import { classes } from '../../ui/elements';
import { useRowMotion } from '../../ui/useRowMotion';
import { useLiveTable, useOwnMoves, useLiveMatches } from './useLiveTable';
import { Rulings, rulingsOf } from '../../shared/Rulings';
import { StandingsTable } from '../../shared/StandingsTable';
import type { ClubId } from '../../entities/ids';
import { selectClub } from '../../entities/select';
import { NAMELESS_TEAM } from '../../shared/sides';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { tabPanel, Tabs } from '../../ui/Tabs';
import { useMedia } from '../../ui/hooks';
import { useKnownMatches, useTableView } from './useTableView';

const EMPTY = 'Noch keine Spiele in dieser Auswahl.';

interface ComputedViewProps {
  readonly code: string;
  readonly view: View;
  readonly caption: string;
  /** Gives the league's clubs; without it only those with a match are listed. */
  readonly table: Phase<OfficialTable>;
  readonly nameOf: NameOf;
  readonly formInLine: boolean;
}

/**
 * A table computed from the season's matches: home, away, last five, first or second leg. On a slow or dear line they are
 * loaded once the visitor wants them.
 */
function ComputedView(props: ComputedViewProps) {
  const isKnown = useKnownSeason(props.code) !== undefined;
  const [isWanted, setWanted] = useState(() => isKnown || !isSlowOrMetered());
  const ref = useRef<HTMLDivElement>(null);
  const load = (): void => {
    setWanted(true);
    // The button goes with the press.
    ref.current?.focus();
  };
  return (
    <div ref={ref} tabIndex={-1}>
      {isWanted ? (
        <SeasonView {...props} />
      ) : (
        <Button variant="outline" onClick={load}>
          <span>Saison laden</span>
        </Button>
      )}
    </div>
  );
}

function SeasonView({ code, table, ...rest }: ComputedViewProps) {
  const season = useSeason(code);
  if (season.phase === 'failed') return <ErrorState text={TABLE_FAILED} onRetry={season.retry} />;
  if (season.phase === 'empty') return <EmptyState title={EMPTY} />;
  if (season.phase === 'loading' || table.phase === 'loading') return <StandingsSkeleton />;
  return <Rows matches={season.matches} table={table.phase === 'ready' ? table : noTable} {...rest} />;
}

interface RowsProps extends Omit<ComputedViewProps, 'code' | 'table'> {
  readonly matches: readonly Match[];
  readonly table: Pick<OfficialTable, 'standings' | 'clubs'>;
}

function Rows({ view, caption, matches, table: { standings, clubs }, nameOf, formInLine }: RowsProps) {
  const live = useAppSelector((state) => selectLiveClubs(state, LIVESCORE_REQUEST));
  const own = useFavouriteClubs();
  const rows = useMemo(() => {
    const official = standings.map(({ club }) => club);
    const met = matches.flatMap(({ home, away }) => [home, away].filter((id) => id !== undefined));
    return viewTable(view, matches, official.length > 0 ? official : [...new Set(met)], nameOf);
  }, [view, matches, standings, nameOf]);
  if (!rows.some((row) => playedOf(row) > 0)) return <EmptyState title={EMPTY} />;
  return (
    <StandingsTableView
      caption={caption}
      rows={tableRows(rows, { clubs, nameOf, matches, live, own, zones: false, formInLine })}
      className={styles.table}
      formInLine={formInLine}
    />
  );
}

interface OfficialViewProps {
  readonly caption: string;
  readonly table: OfficialTable;
  readonly nameOf: NameOf;
  /** This season's matches, as far as they are known. */
  readonly matches: readonly Match[];
  /** Live matches to include; none while the live table is off. */
  readonly counted: readonly Match[];
  readonly formInLine: boolean;
}

/** The official table, on demand with running scores included. */
function OfficialView({ caption, table, nameOf, matches, counted, formInLine }: OfficialViewProps) {
  const { standings, clubs } = table;
  const playing = useAppSelector((state) => selectLiveClubs(state, LIVESCORE_REQUEST));
  const own = useFavouriteClubs();
  const live = useLiveTable(standings, counted, nameOf);
  const counts = counted.length > 0;
  const form = useMemo(() => formByClub(matches), [matches]);
  useOwnMoves(live.rows, nameOf);
  const rows = (counts ? live.rows : standings).map((row) => ({
    ...row,
    form: row.form.length > 0 ? row.form : (form.get(row.club) ?? []),
  }));
  const ref = useRowMotion(rows.map(({ club }) => club).join());
  const context = { clubs, nameOf, matches, live: playing, own, zones: true, formInLine };
  return (
    <div ref={ref}>
      <StandingsTableView
        caption={caption}
        rows={tableRows(rows, counts ? { ...context, running: live.running } : context)}
        className={classes(styles.table, counts && styles.moving)}
        formInLine={formInLine}
        note={
          <>
            {counts && <AsOf matches={counted} />}
            <Rulings lines={rulingsOf(standings, nameOf)} />
          </>
        }
      />
    </div>
  );
}

/** The age of the oldest running score. */
function AsOf({ matches }: { readonly matches: readonly Match[] }) {
  const at = useAppSelector((state) =>
    Math.min(...matches.flatMap(({ id }) => selectStateAge(state, id)?.fetchedAt ?? [])),
  );
  return (
    <p className={styles.note}>
      <Clock size={18} aria-hidden />
      <span>{`Zwischenstände zählen wie Endstände. Stand ${formatInstantTime(byServer(at))}.`}</span>
    </p>
  );
}

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
  const formInLine = !useMedia('(min-width: 43.75em)');
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
  useLivescoreQuery();
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
