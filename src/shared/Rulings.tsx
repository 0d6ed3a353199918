import type { ClubId } from '../entities/ids';
import type { Adjustment, Standing } from '../entities/standing/model';
import { formatNumber } from '../lib/text';
import styles from './Rulings.module.css';

function words(name: string, { points, reason }: Adjustment): string {
  const amount = Math.abs(points);
  const kind = points < 0 ? 'Abzug' : 'Gutschrift';
  const why = reason === '' ? '' : ` (${reason})`;
  return `${name}: ${formatNumber(amount)} ${amount === 1 ? 'Punkt' : 'Punkte'} ${kind}${why}`;
}

/** What rulings changed in a table, a line each: `FC Beispiel: 3 Punkte Abzug (Beschluss vom 12.11.)`. */
export function rulingsOf(
  standings: readonly Pick<Standing, 'club' | 'adjustments'>[],
  nameOf: (club: ClubId) => string,
): readonly string[] {
  return standings.flatMap(({ club, adjustments }) => adjustments.map((one) => words(nameOf(club), one)));
}

/** Below a table: points that rulings took or gave. */
export function Rulings({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.rulings} aria-label="Punkteabzüge und Gutschriften">
      {lines.map((line, at) => (
        <li key={at} translate="no">
          {line}
        </li>
      ))}
    </ul>
  );
}
