import { useState } from 'react';
import { retryPart } from '../../shared/failedPart';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { useKnownSeason } from '../../shared/useSeason';
import { isSlowOrMetered } from '../../lib/media';
import { lazyPart } from '../../loading/lazyPart';
import { Placeholder } from '../../loading/Deferred';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { SectionHeading } from '../../ui/SectionHeading';
import { Box, Skeleton } from '../../ui/Skeleton';
import { useInViewport } from '../../ui/hooks';
import type { CurveProps } from './curve/Curve';
import { CURVE_FAILED } from './curve/geometry';
import styles from './PositionSection.module.css';

/** Reserved for the curve, in px. */
const HEIGHT = 420;

const Curve = lazyPart(() => import(/* webpackChunkName: "teamCurve" */ './curve/Curve'), {
  placeholder: () => (
    <Placeholder>
      <Skeleton label="Fieberkurve wird geladen…">
        <Box height={HEIGHT} />
      </Skeleton>
    </Placeholder>
  ),
  failed: (part) => <ErrorState text={CURVE_FAILED} onRetry={retryPart(part)} />,
});

/**
 * `Fieberkurve`: its chunk and the season's matches, which may be half a megabyte, are loaded when it is close to the
 * window; on a slow or dear line, once the visitor wants it.
 */
export function PositionSection(props: CurveProps) {
  const [ref, near] = useInViewport<HTMLElement>();
  const isKnown = useKnownSeason(props.club.leagueCode ?? null) !== undefined;
  const [isWanted, setWanted] = useState(() => isKnown || !isSlowOrMetered());
  const load = (): void => {
    setWanted(true);
    // The button goes with the press.
    ref.current?.focus();
  };
  return (
    <section ref={ref} className={`section ${styles.section}`} aria-labelledby="fieberkurve-titel" tabIndex={-1}>
      <SectionHeading id="fieberkurve-titel" title="Fieberkurve" aside="Platz nach jedem Spieltag" />
      <SectionBoundary text={CURVE_FAILED}>
        {!isWanted ? (
          <Button variant="outline" onClick={load}>
            <span>Verlauf laden</span>
          </Button>
        ) : near ? (
          <Curve {...props} />
        ) : (
          // Far from the window nothing is on its way, and nothing moves.
          <div style={{ height: HEIGHT }} />
        )}
      </SectionBoundary>
    </section>
  );
}
