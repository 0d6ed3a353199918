import { prefetchSuspensions, useSuspensionsQuery } from '../../api/players';
import { ListPage } from '../../shared/ListPage';
import { printable } from '../../shared/printable';
import { lazyModule } from '../../lib/lazyModule';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { IncrementalList } from '../../loading/IncrementalList';
import { leaguePrefetch } from '../../shared/prefetch';
import { useCurrentLeague } from '../../league/currentLeague';
import { useLeagueList } from '../../shared/useLeagueList';
import { RowList, RowsSkeleton } from '../../ui/blocks/RowList';
import { BeforeBan } from './BeforeBan';
import { SuspensionRow, NOBODY_SUSPENDED } from './SuspensionRow';

const FAILED = 'Die Sperren konnten nicht geladen werden.';

const Print = printable(lazyModule(() => import(/* webpackChunkName: "print" */ './SuspensionsSheet')));

/** Prefetches the suspensions. */
export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchSuspensions(code)));

/** The league's suspended players, and until when. */
export default function SuspensionsScreen() {
  const { code } = useCurrentLeague();
  const list = useLeagueList(useSuspensionsQuery, FAILED);
  return (
    <ListPage
      title="Sperren"
      control={code !== null && (list.phase === 'ready' || list.phase === 'empty') && <Print sheet={{ code }} />}
      list={list}
      skeleton={<RowsSkeleton kind="suspension" label="Sperren werden geladen…" />}
      failed={FAILED}
      empty={NOBODY_SUSPENDED}
      drawing="cards"
      below={
        code !== null && (
          <SectionBoundary>
            <BeforeBan code={code} />
          </SectionBoundary>
        )
      }
    >
      {({ items }) => (
        <RowList>
          <IncrementalList items={items}>{(id) => <SuspensionRow key={id} id={id} />}</IncrementalList>
        </RowList>
      )}
    </ListPage>
  );
}
