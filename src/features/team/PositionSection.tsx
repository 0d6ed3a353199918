import { lazy, Suspense } from 'react';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { SectionHeading } from '../../ui/SectionHeading';
import { Box, Skeleton } from '../../ui/Skeleton';
import { useNear } from '../../ui/useNear';
import type { CurveProps } from './curve/Curve';
import { CURVE_FAILED } from './curve/words';
import styles from './PositionSection.module.css';

const Curve = lazy(() => import(/* webpackChunkName: "teamCurve" */ './curve/Curve'));

/** `Fieberkurve`: its chunk and the season's matches are loaded when it is close to the window. */
export function PositionSection(props: CurveProps) {
  const [place, near] = useNear<HTMLElement>();
  const empty = <Box height={420} />;
  return (
    <section ref={place} className={`section ${styles.section}`} aria-labelledby="fieberkurve-titel">
      <SectionHeading id="fieberkurve-titel" title="Fieberkurve" aside="Platz nach jedem Spieltag" />
      <SectionBoundary text={CURVE_FAILED}>
        {near ? (
          <Suspense fallback={<Skeleton label="Fieberkurve wird geladen…">{empty}</Skeleton>}>
            <Curve {...props} />
          </Suspense>
        ) : (
          empty
        )}
      </SectionBoundary>
    </section>
  );
}
