import { prefetchHome } from '../../api/home';
import { START_PAGE_CODE } from '../../api/paths';
import { prefetchSelection } from '../../api/leagues';
import { failedRest, restPlaceholder } from '../../shared/failedPart';
import { lazyPart } from '../../loading/lazyPart';
import type { Prefetch } from '../../shared/prefetch';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { HeroSlider } from './HeroSlider';
import { MyTeamsSlot } from './MyTeamsSlot';
import { LeagueGrid } from './LeagueGrid';
import { useLeagues, useStart } from './useLeagues';

const Rest = lazyPart(() => import(/* webpackChunkName: "leagueSelectionRest" */ './LeagueSelectionRest'), {
  when: 'idle',
  placeholder: restPlaceholder,
  failed: failedRest,
});

// Not the rest: on a slow line it would share the way with what the first frame waits for, and it is below the view.
export const prefetch: Prefetch = ({ dispatch }) => {
  void dispatch(prefetchSelection());
  void dispatch(prefetchHome(START_PAGE_CODE));
};

/**
 * The start page, with the leagues to choose from. Its other content comes from a separate call, whose failure never
 * hides the leagues.
 */
export default function LeagueSelectionScreen() {
  const start = useStart();
  const choice = useLeagues();
  const slides = start.phase === 'failed' ? [] : start.phase === 'ready' ? start.home.slides : undefined;
  return (
    <>
      <SectionBoundary>
        <HeroSlider slides={slides} />
      </SectionBoundary>
      <MyTeamsSlot due={choice.leagues.phase !== 'loading'} />
      <SectionBoundary>
        <div className="wrap">
          <LeagueGrid choice={choice} />
        </div>
      </SectionBoundary>
      <Rest due={choice.leagues.phase !== 'loading'} start={start} />
    </>
  );
}
