import { useCallback } from 'react';
import { requestName } from '../../api/requestName';
import { rulingsOf } from '../../shared/Rulings';
import { Sheet } from '../../shared/Sheet';
import { NAMELESS_TEAM } from '../../shared/sides';
import { standingsRow } from '../../shared/standingsRow';
import { noTable, useOfficialTable } from '../../shared/useOfficialTable';
import { useKnownSeason } from '../../shared/useSeason';
import type { ClubId } from '../../entities/ids';
import { selectClub } from '../../entities/select';
import { playedOf } from '../../entities/standing/figures';
import { viewTable } from '../../entities/views/tableViews';
import { useAppStore } from '../../store/hooks';
import { classes } from '../../ui/elements';
import styles from '../../ui/print/SheetTable.module.css';
import { useTableView } from './useTableView';

export interface TableSheetProps {
  readonly code: string;
  /** Name of the league, and what the table counts. */
  readonly line: string;
}

const HEADS = ['Sp', 'S', 'U', 'N', 'Tore', 'Diff.', 'Pkt.'] as const;

/** The selected table in print, without pictures and colours: thick lines separate the zones. */
export default function TableSheet({ code, line }: TableSheetProps) {
  const table = useOfficialTable(code);
  const season = useKnownSeason(code);
  const { view, tabs } = useTableView(code, season);
  const store = useAppStore();
  const nameOf = useCallback((club: ClubId) => selectClub(store.getState(), club)?.name ?? NAMELESS_TEAM, [store]);
  const { standings, clubs } = table.phase === 'ready' ? table : noTable;
  const official = standings.map(({ club }) => club);
  const rows = view === 'overall' ? standings : viewTable(view, season ?? [], official, nameOf);
  const teams = view === 'overall' ? rows.length : null;
  const tableRows = rows.map((row, index) =>
    standingsRow(row, clubs.get(row.club), { index, teams }, { live: false, isFavourite: false }),
  );
  const which = view === 'overall' ? null : tabs.find(({ key }) => key === view)?.label;
  return (
    <Sheet
      title="Tabelle"
      line={[line, which].filter(Boolean).join(' · ')}
      request={view === 'overall' ? requestName('standings', code) : requestName('fixtures', code)}
    >
      {rows.some((row) => playedOf(row) > 0) || view === 'overall' ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.figure}>Pl.</th>
              <th>Mannschaft</th>
              {HEADS.map((head) => (
                <th key={head} className={styles.figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows.map((row, index) => (
              <tr
                key={row.key}
                className={classes(styles.tall, endsZone(row.zone, tableRows[index + 1]?.zone) && styles.cut)}
              >
                <td className={styles.figure}>{row.rank}</td>
                <th scope="row">{row.name}</th>
                {[row.played, row.wins, row.draws, row.losses, row.goals, row.difference].map((figure, at) => (
                  <td key={at} className={styles.figure}>
                    {figure}
                  </td>
                ))}
                <td className={classes(styles.figure, styles.strong)}>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.note}>Noch keine Spiele in dieser Auswahl.</p>
      )}
      {view === 'overall' &&
        rulingsOf(standings, nameOf).map((line, at) => (
          <p key={at} className={styles.note}>
            {line}
          </p>
        ))}
      {tableRows.some(({ zone }) => zone !== undefined) && (
        <p className={styles.note}>Über der oberen starken Linie: Aufstieg. Unter der unteren: Abstieg.</p>
      )}
    </Sheet>
  );
}

/** Whether a zone ends below a row. */
function endsZone(zone: 'up' | 'down' | undefined, next: 'up' | 'down' | undefined): boolean {
  return (zone === 'up' && next !== 'up') || (zone !== 'down' && next === 'down');
}
