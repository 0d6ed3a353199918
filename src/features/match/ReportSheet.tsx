import { displayedScore, STATUS_LABELS } from '../../shared/matchLabels';
import type { SideView } from '../../shared/sides';
import { halftimeOf, eventsOf, timeline } from '../../entities/match/timeline';
import type { LineupEntry, Match, MatchEvent } from '../../entities/match/model';
import type { TimelineEntry } from '../../entities/match/timeline';
import { fullName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { eventLabel } from './TimelineItem';
import { byNumber } from './Lineup';
import styles from './MatchSheet.module.css';
import table from '../../ui/print/SheetTable.module.css';

interface ReportSheetProps {
  readonly match: Match;
  readonly home: SideView;
  readonly away: SideView;
}

/** Score, timeline and line-ups of a match. */
export function ReportSheet({ match, home, away }: ReportSheetProps) {
  const entries = timeline(match);
  const half = halftimeOf(match, entries);
  const score = displayedScore(match);
  const nameOf = { home: home.name, away: away.name };
  return (
    <>
      {score.home !== null && (
        <p className={styles.score}>
          <span>{`${score.home}:${score.away}`}</span>
          {half && (
            <span className={styles.half}>{`${STATUS_LABELS.halftime} ${half.score.home}:${half.score.away}`}</span>
          )}
        </p>
      )}
      <h2 className={table.heading}>Spielverlauf</h2>
      {entries.length === 0 ? (
        <p className={table.note}>Zu diesem Spiel sind keine Ereignisse erfasst.</p>
      ) : (
        <table className={table.table}>
          <tbody>
            {entries.map((entry) => (
              <Event key={entry.event.id} entry={entry} team={entry.side && nameOf[entry.side]} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.sides}>
        <Lineup name={home.name} entries={match.homeLineup ?? []} events={eventsOf(entries, 'home')} />
        <Lineup name={away.name} entries={match.awayLineup ?? []} events={eventsOf(entries, 'away')} />
      </div>
    </>
  );
}

function Event({ entry: { event, score }, team }: { readonly entry: TimelineEntry; readonly team: string | null }) {
  const player = useAppSelector((state) => selectPlayer(state, event.player));
  return (
    <tr>
      <td className={table.figure}>{event.minute !== null && `${event.minute}'`}</td>
      <td>{eventLabel(event)}</td>
      <td>{`${fullName(player?.name ?? event.name ?? undefined)}${team ? ` (${team})` : ''}`}</td>
      <td className={`${table.figure} ${table.strong}`}>{score && `${score.home}:${score.away}`}</td>
    </tr>
  );
}

interface LineupProps {
  readonly name: string;
  readonly entries: readonly LineupEntry[];
  readonly events: readonly MatchEvent[];
}

function Lineup({ name, entries, events }: LineupProps) {
  return (
    <section>
      <h2 className={styles.team}>{name}</h2>
      {entries.length === 0 ? (
        <p className={table.note}>Blankett noch nicht ausgefüllt</p>
      ) : (
        <table className={`${table.table} ${styles.squad}`}>
          <tbody>
            {entries.toSorted(byNumber).map((entry, index) => (
              <Player key={entry.player ?? index} entry={entry} events={events} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Player({ entry, events }: { readonly entry: LineupEntry; readonly events: readonly MatchEvent[] }) {
  const player = useAppSelector((state) => selectPlayer(state, entry.player));
  const own = events.filter((event) => event.player !== null && event.player === entry.player);
  return (
    <tr>
      <td>{entry.number || '–'}</td>
      <td>{fullName(player?.name ?? entry.name)}</td>
      <td className={table.figure}>{own.length > 0 && tally(own)}</td>
    </tr>
  );
}

/** `2 Tore, Gelbe Karte`. */
function tally(events: readonly MatchEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(eventLabel(event), (counts.get(eventLabel(event)) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => (count === 1 ? word : word === 'Tor' ? `${count} Tore` : `${count} × ${word}`))
    .join(', ');
}
