import type { ClubId } from '../../../entities/ids';
import { zoneOf } from '../../../entities/standing/order';
import type { PositionCurve } from '../../../entities/views/positions';
import { pathOf } from './geometry';
import type { Geometry, Line } from './geometry';
import styles from './CurveDrawing.module.css';

interface CurveDrawingProps {
  readonly curve: PositionCurve;
  readonly geometry: Geometry;
  readonly club: ClubId;
  readonly second: ClubId | null;
  /** Index of the highlighted matchday. */
  readonly marked: number | null;
}

/** Zones, lanes and both lines, the second team's underneath. */
export function CurveDrawing({ curve, geometry, club, second, marked }: CurveDrawingProps) {
  const { width, height, lane, x, y } = geometry;
  const teams = curve.clubs.length;
  const line = (of: ClubId): Line =>
    curve.played.flatMap(({ matchday, ranks }) => {
      const rank = ranks.get(of);
      return rank === undefined ? [] : [{ matchday, rank }];
    });
  const own = line(club);
  const other = second === null ? [] : line(second);
  const zones = curve.clubs.map((_, index) => zoneOf(index, teams));
  const up = zones.filter((zone) => zone === 'promotion').length;
  const down = zones.filter((zone) => zone === 'relegation').length;
  const looked = marked === null ? undefined : own[marked];
  return (
    <svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={styles.up} width={width} height={up * lane} />
      <rect className={styles.down} y={height - down * lane} width={width} height={down * lane} />
      {curve.clubs.map((id, index) => (
        <path key={id} className={styles.lane} d={`M0 ${y(index + 1)}H${width}`} />
      ))}
      {up > 0 && up < teams && <path className={styles.cutUp} d={`M0 ${up * lane}H${width}`} />}
      {down > 0 && <path className={styles.cutDown} d={`M0 ${height - down * lane}H${width}`} />}
      {up > 0 && (
        <text className={styles.upWord} x={width - 8} y={up * lane - 8}>
          Aufstieg
        </text>
      )}
      {down > 0 && (
        <text className={styles.downWord} x={width - 8} y={height - 8}>
          Abstieg
        </text>
      )}
      {[own, other].map((of, index) => {
        const end = of.at(-1);
        return end && <path key={index} className={styles.toName} d={`M${x(end.matchday)} ${y(end.rank)}H${width}`} />;
      })}
      {looked && <path className={styles.now} d={`M${x(looked.matchday)} 0V${height}`} />}
      <path className={styles.second} d={pathOf(other, geometry)} />
      {other.map(({ matchday, rank }) => (
        <circle key={matchday} className={styles.secondPoint} cx={x(matchday)} cy={y(rank)} r="4.5" />
      ))}
      <path className={styles.own} d={pathOf(own, geometry)} />
      {own.map(({ matchday, rank }) => (
        <circle key={matchday} className={styles.ownPoint} cx={x(matchday)} cy={y(rank)} r="6" />
      ))}
      {looked && <circle className={styles.ring} cx={x(looked.matchday)} cy={y(looked.rank)} r="10" />}
    </svg>
  );
}
