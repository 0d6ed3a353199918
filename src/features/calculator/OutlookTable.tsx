import { ArrowDown, Check, ShieldCheck, Trophy } from 'lucide-react';
import { useFavouriteClubs } from '../../shared/FollowButton';
import type { Certainty, Outlook } from '../../entities/calculator/outlook';
import { clubPath } from '../../entities/normalise';
import { playedOf } from '../../entities/standing/figures';
import { zoneOf } from '../../entities/standing/order';
import { formatDifference, formatNumber } from '../../lib/text';
import { Anchor } from '../../ui/Link';
import { Chip } from '../../ui/Chip';
import type { ChipTone } from '../../ui/Chip';
import { classes } from '../../ui/elements';
import { Crest } from '../../ui/Crest';
import { MoveMark, FavouriteMark } from '../../ui/Marks';
import { useRowMotion } from '../../ui/useRowMotion';
import type { Calculator } from './useCalculator';
import styles from './OutlookTable.module.css';

const CERTAINTIES: Readonly<
  Record<Exclude<Certainty, null>, { word: string; tone: ChipTone; won?: true; Icon: typeof Trophy }>
> = {
  champion: { word: 'Meister', tone: 'ok', won: true, Icon: Trophy },
  promoted: { word: 'Aufstieg', tone: 'ok', Icon: Check },
  safe: { word: 'Klassenerhalt', tone: 'quiet', Icon: ShieldCheck },
  relegated: { word: 'Abstieg', tone: 'err', Icon: ArrowDown },
};

/** The resulting table, with what is certain for each club and the range of its final places. */
export function OutlookTable({ rows, table, tipped, nameOf }: Calculator) {
  const own = useFavouriteClubs();
  const ref = useRowMotion(rows.map(({ club }) => club).join());
  return (
    <div ref={ref} className={`card ${styles.frame}`}>
      <table className={styles.table}>
        <caption className="visually-hidden">Tabelle mit deinen Tipps</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              Pl.
            </th>
            <th scope="col" className={styles.left}>
              Team
            </th>
            <th scope="col" className={styles.wide}>
              Sp
            </th>
            <th scope="col" className={styles.wide}>
              Diff.
            </th>
            <th scope="col">Pkt.</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const club = table.clubs.get(row.club);
            const zone = zoneOf(index, rows.length);
            const to = clubPath(row.club);
            return (
              <tr
                key={row.club}
                className={classes(
                  zone && styles[zone],
                  own.has(row.club) && styles.own,
                  index === 2 && rows.length > 3 && styles.cut,
                  index === rows.length - 3 && index > 2 && styles.dashed,
                )}
              >
                <td className={styles.place}>
                  <span className={styles.box} translate="no">
                    {index + 1}
                  </span>
                  <MoveMark by={row.move} />
                </td>
                <th scope="row" className={styles.team}>
                  <Crest src={club?.logo} name={nameOf(row.club)} size={26} />
                  <span>
                    {to === undefined ? (
                      <span translate="no">{nameOf(row.club)}</span>
                    ) : (
                      <Anchor to={to} translate="no">
                        {nameOf(row.club)}
                      </Anchor>
                    )}
                    {own.has(row.club) && <FavouriteMark />}
                    <Chance outlook={row.outlook} conditional={tipped > 0} />
                  </span>
                </th>
                <td className={styles.wide} translate="no">
                  {formatNumber(playedOf(row))}
                </td>
                <td className={styles.wide} translate="no">
                  {formatDifference(row.difference)}
                </td>
                <td className={styles.points} translate="no">
                  {formatNumber(row.points)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What is certain, and the range.
 * @param conditional depends on tips, so it must not be worded as a fact
 */
function Chance({ outlook, conditional }: { readonly outlook: Outlook | undefined; readonly conditional: boolean }) {
  if (outlook === undefined) return null;
  const { best, worst, certain } = outlook;
  const certainty = certain === null ? null : CERTAINTIES[certain];
  return (
    <span className={styles.chance}>
      {certainty && (
        <span className={classes(certainty.won && styles.won, certainty.tone === 'quiet' && styles.quiet)}>
          <Chip tone={certainty.tone} icon={<certainty.Icon size={14} aria-hidden />}>
            {conditional ? `dann ${certainty.word}` : `${certainty.word} fix`}
          </Chip>
        </span>
      )}
      <span>{best === worst ? `sicher: ${best}. Platz` : `möglich: ${best}.–${worst}. Platz`}</span>
    </span>
  );
}
