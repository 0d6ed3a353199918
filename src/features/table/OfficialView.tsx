import { useMemo } from 'react';
import { Clock } from 'lucide-react';
import { LIVESCORE_REQUEST } from '../../api/requestName';
import type { OfficialTable } from '../../cards/useOfficialTable';
import type { Match } from '../../entities/match/model';
import type { NameOf } from '../../entities/standing/figures';
import { useOwnClubs } from '../../cards/useOwnClubs';
import { selectStateAge } from '../../entities/views/ages';
import { selectLiveClubs } from '../../entities/views/live';
import { formByClub } from '../../entities/views/tableViews';
import { byServer } from '../../lib/clock';
import { formatInstantTime } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { StandingsTableView } from '../../ui/blocks/StandingsTableView';
import { classes } from '../../ui/classes';
import { useRowMotion } from '../../ui/useRowMotion';
import { tableRows } from './rows';
import { useLiveTable } from './useLiveTable';
import { useOwnMoves } from './useOwnMoves';
import styles from './LeagueTable.module.css';

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
export function OfficialView({ caption, table, nameOf, matches, counted, formInLine }: OfficialViewProps) {
  const { standings, clubs } = table;
  const playing = useAppSelector((state) => selectLiveClubs(state, LIVESCORE_REQUEST));
  const own = useOwnClubs();
  const live = useLiveTable(standings, counted, nameOf);
  const counts = counted.length > 0;
  const form = useMemo(() => formByClub(matches), [matches]);
  useOwnMoves(live.rows, nameOf);
  const rows = (counts ? live.rows : standings).map((row) => ({
    ...row,
    form: row.form.length > 0 ? row.form : (form.get(row.club) ?? []),
  }));
  const place = useRowMotion(rows.map(({ club }) => club).join());
  const context = { clubs, nameOf, matches, live: playing, own, zones: true, formInLine };
  return (
    <div ref={place}>
      <StandingsTableView
        caption={caption}
        rows={tableRows(rows, counts ? { ...context, running: live.running } : context)}
        className={classes(styles.table, counts && styles.moving)}
        formInLine={formInLine}
        note={counts && <AsOf matches={counted} />}
      />
    </div>
  );
}

/** The age of the oldest running score. */
function AsOf({ matches }: { readonly matches: readonly Match[] }) {
  const at = useAppSelector((state) => Math.min(...matches.flatMap(({ id }) => selectStateAge(state, id)?.at ?? [])));
  return (
    <p className={styles.note}>
      <Clock size={18} aria-hidden />
      <span>{`Zwischenstände zählen wie Endstände. Stand ${formatInstantTime(byServer(at))}.`}</span>
    </p>
  );
}
