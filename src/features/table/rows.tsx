import { standingsRow } from '../../shared/standingsRow';
import type { Club } from '../../entities/club/model';
import type { ClubId } from '../../entities/ids';
import type { Match, Score } from '../../entities/match/model';
import { adjustedBy, playedOf } from '../../entities/standing/figures';
import type { Figures, NameOf } from '../../entities/standing/figures';
import type { FormEntry } from '../../entities/standing/model';
import type { StandingsRow } from '../../ui/blocks/StandingsRowView';
import { FormBadge } from '../../ui/FormBadge';
import { LiveChip } from '../../ui/LiveChip';
import { MoveMark } from '../../ui/Marks';
import styles from './LeagueTable.module.css';
import { Why } from './Why';

/** A row of any table. */
export interface TableRow extends Figures {
  readonly form: readonly FormEntry[];
  /** Live table only: places gained on the official table. */
  readonly move?: number;
}

/** What all rows need. */
export interface RowContext {
  readonly clubs: ReadonlyMap<ClubId, Club>;
  readonly nameOf: NameOf;
  /** This season's matches, as far as they are known. */
  readonly matches: readonly Match[];
  /** Clubs playing now. */
  readonly live: ReadonlySet<ClubId>;
  /** Clubs the visitor follows. */
  readonly own: ReadonlySet<ClubId>;
  /** Live table: running scores, own goals first. */
  readonly running?: ReadonlyMap<ClubId, Score>;
  /** Whether places mean promotion or relegation. */
  readonly zones: boolean;
  /** Shows the form below the name. */
  readonly formInLine: boolean;
}

/** Rows with form, moves, running scores and, between neighbours level on points, the question why. */
export function tableRows(rows: readonly TableRow[], context: RowContext): readonly StandingsRow[] {
  const { clubs, live, own, running, zones, formInLine } = context;
  return rows.map((row, index) => {
    const position = { index, teams: zones ? rows.length : null };
    const standing = standingsRow(row, clubs.get(row.club), position, {
      live: live.has(row.club),
      isFavourite: own.has(row.club),
    });
    const score = running?.get(row.club);
    return {
      ...standing,
      move: row.move === undefined ? undefined : <MoveMark by={row.move} />,
      mark: score ? <Running score={score} /> : standing.live && <Playing />,
      line: formInLine && standing.form && standing.form.length > 0 && (
        <span className={styles.formLine}>
          {standing.form.map(({ result, title }, at) => (
            <FormBadge key={at} result={result} title={title} />
          ))}
        </span>
      ),
      above: question(rows[index - 1], row, context),
    };
  });
}

/** In a computed table clubs without a match are not ranked, so there is nothing to explain. */
function question(above: TableRow | undefined, below: TableRow, { zones, nameOf, matches }: RowContext) {
  const isRanked = zones || playedOf(below) > 0;
  return above !== undefined && isRanked && (above.points === below.points || isByRuling(above, below)) ? (
    <Why above={above} below={below} nameOf={nameOf} matches={matches} />
  ) : undefined;
}

/** Whether a club ranks higher by points that a ruling took or gave. */
function isByRuling(above: Figures, below: Figures): boolean {
  return above.points - adjustedBy(above) <= below.points - adjustedBy(below);
}

/** On narrow screens only a dot on the crest. */
function Playing() {
  return (
    <span className={styles.running}>
      <LiveChip text="LIVE" size="tag" />
    </span>
  );
}

function Running({ score: { home, away } }: { readonly score: Score }) {
  return (
    <span className={styles.running}>
      <span aria-hidden>
        <LiveChip text={`${home}:${away}`} />
      </span>
      <span className="visually-hidden">{`spielt gerade, ${home} zu ${away}`}</span>
    </span>
  );
}
