import type { ClubId } from '../../../entities/ids';
import { selectClub } from '../../../entities/select';
import type { PositionCurve } from '../../../entities/views/positions';
import { useAppSelector } from '../../../store/hooks';
import { classes } from '../../../ui/elements';
import { Crest } from '../../../ui/Crest';
import type { Geometry } from './geometry';
import styles from './CurveNames.module.css';

interface CurveNamesProps {
  readonly curve: PositionCurve;
  readonly geometry: Geometry;
  readonly club: ClubId;
  readonly second: ClubId | null;
}

/**
 * Crests and names at the ends of the lines. Two clubs never share a place and a lane is taller than a name, so they do
 * not overlap.
 */
export function CurveNames({ curve, geometry, club, second }: CurveNamesProps) {
  const ranks = curve.played.at(-1)?.ranks;
  return (
    <div className={styles.names} style={{ height: geometry.height }} aria-hidden>
      {[club, second].map((id) => {
        const rank = id === null ? undefined : ranks?.get(id);
        return id !== null && rank !== undefined && <Name key={id} id={id} top={geometry.y(rank)} own={id === club} />;
      })}
    </div>
  );
}

function Name({ id, top, own }: { readonly id: ClubId; readonly top: number; readonly own: boolean }) {
  const team = useAppSelector((state) => selectClub(state, id));
  const name = team?.name ?? '';
  return (
    <span className={classes(styles.name, own && styles.own)} style={{ top }}>
      <Crest src={team?.logo} name={name} size={22} />
      <span className={styles.word}>{name}</span>
    </span>
  );
}
