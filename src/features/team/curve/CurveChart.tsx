import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ClubId } from '../../../entities/ids';
import type { NameOf } from '../../../entities/standing/figures';
import type { PositionCurve } from '../../../entities/views/positions';
import { attempt } from '../../../lib/trouble';
import { classes } from '../../../ui/elements';
import { rovingIndex } from '../../../ui/Tabs';
import { useMedia } from '../../../ui/hooks';
import { CurveDrawing } from './CurveDrawing';
import { CurveNames } from './CurveNames';
import { geometryOf, matchText, rankText } from './geometry';
import styles from './Curve.module.css';

interface CurveChartProps {
  readonly curve: PositionCurve;
  readonly club: ClubId;
  readonly second: ClubId | null;
  readonly nameOf: NameOf;
}

/** The curve with its axes. One tab stop: arrows, Home and End move between matchdays and announce them. */
export function CurveChart({ curve, club, second, nameOf }: CurveChartProps) {
  const { played, matchdays, clubs } = curve;
  const narrow = !useMedia('(min-width: 43.75em)');
  const scroll = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(800);
  const [at, setAt] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box === null) return;
    const observer = attempt(() => new ResizeObserver(() => setRoom(box.clientWidth)), undefined);
    observer?.observe(box);
    return () => observer?.disconnect();
  }, []);
  const geometry = geometryOf(matchdays, clubs.length, room, narrow);
  const newest = geometry.x(played.at(-1)?.matchday ?? 0);
  useLayoutEffect(() => {
    // Scrolled to the latest matchday, which is of most interest.
    if (scroll.current !== null) scroll.current.scrollLeft = newest - room + 40;
  }, [newest, room]);
  const index = at ?? played.length - 1;
  const current = played[index];
  const move = (event: KeyboardEvent): void => {
    const next = rovingIndex(event.key, index, played.length);
    if (next === null || (event.key === 'ArrowRight' && next === 0) || (event.key === 'ArrowLeft' && index === 0))
      return;
    event.preventDefault();
    setAt(next);
  };
  const point = (event: PointerEvent): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = played.map(({ matchday }) => Math.abs(geometry.x(matchday) - x));
    setAt(distances.indexOf(Math.min(...distances)));
  };
  if (current === undefined) return null;
  const match = matchText(current, club, nameOf);
  const spoken = [rankText(current, club), match].filter(Boolean).join(', ');
  const rank = current.ranks.get(club) ?? 1;
  const other = second === null ? undefined : current.ranks.get(second);
  const x = geometry.x(current.matchday);
  return (
    <div className={styles.chart}>
      <div className={styles.places} aria-hidden>
        {clubs.map((id, lane) => (
          <span key={id} style={{ height: geometry.lane }}>
            {lane + 1}
          </span>
        ))}
      </div>
      <div ref={scroll} className={styles.scroll}>
        <div
          className={styles.area}
          style={{ width: geometry.width }}
          role="slider"
          tabIndex={0}
          aria-label="Fieberkurve, Spieltag"
          aria-valuemin={played[0]?.matchday}
          aria-valuemax={played.at(-1)?.matchday}
          aria-valuenow={current.matchday}
          aria-valuetext={spoken}
          onKeyDown={move}
          onFocus={() => setAt(index)}
          onBlur={() => setAt(null)}
          onPointerMove={point}
          onPointerLeave={() => setAt(null)}
        >
          <CurveDrawing
            curve={curve}
            geometry={geometry}
            club={club}
            second={second}
            marked={at === null ? null : index}
          />
          <div className={styles.matchdays} aria-hidden>
            {matchdays.map((matchday) => (
              <span
                key={matchday}
                style={{ left: geometry.x(matchday) }}
                className={classes(at !== null && matchday === current.matchday && styles.current)}
              >
                {matchday}
              </span>
            ))}
          </div>
          {at !== null && (
            <div
              className={classes(
                styles.tip,
                x > geometry.width / 2 && styles.leftward,
                other !== undefined && other < rank && styles.downward,
              )}
              style={{ left: x, top: geometry.y(rank) }}
              aria-hidden
            >
              <strong>{rankText(current, club)}</strong>
              {match !== null && <span>{match}</span>}
            </div>
          )}
        </div>
      </div>
      <CurveNames curve={curve} geometry={geometry} club={club} second={second} />
      <span className={styles.axis} aria-hidden>
        Spieltag
      </span>
    </div>
  );
}
