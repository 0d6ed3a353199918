import { lazy, Suspense } from 'react';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { SectionHeading } from '../../ui/SectionHeading';
import { Box, Skeleton } from '../../ui/Skeleton';
import { useNear } from '../../ui/useNear';
import type { CurveProps } from './curve/Curve';
import { CURVE_FAILED } from './curve/words';
import styles from './PositionSection.module.css';

const Curve = lazy(() => import(/* webpackChunkName: "teamCurve" */ './curve/Curve'));

/** Reserved for the curve, in px. */
const HEIGHT = 420;

/** `Fieberkurve`: its chunk and the season's matches are loaded when it is close to the window. */
export function PositionSection(props: CurveProps) {
  const [place, near] = useNear<HTMLElement>();
  return (
    <section ref={place} className={`section ${styles.section}`} aria-labelledby="fieberkurve-titel">
      <SectionHeading id="fieberkurve-titel" title="Fieberkurve" aside="Platz nach jedem Spieltag" />
      <SectionBoundary text={CURVE_FAILED}>
        {near ? (
          <Suspense fallback={<Waiting />}>
            <Curve {...props} />
          </Suspense>
        ) : (
          // Far from the window nothing is on its way, and nothing moves.
          <div style={{ height: HEIGHT }} />
        )}
      </SectionBoundary>
    </section>
  );
}

function Waiting() {
  return (
    <Skeleton label="Fieberkurve wird geladen…">
      <Box height={HEIGHT} />
    </Skeleton>
  );
}
