import { skipToken } from '@reduxjs/toolkit/query';
import { prefetchRulings, useRulingsQuery } from '../../api/news';
import { ListPage } from '../../shared/ListPage';
import { NewsExcerpt } from '../../shared/NewsExcerpt';
import { StepList } from '../../shared/StepList';
import type { Prefetch } from '../../shared/prefetch';
import { useLeagueList } from '../../shared/useLeagueList';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import styles from './StrafsenatScreen.module.css';

const FAILED = 'Die Urteile konnten nicht geladen werden.';

/** Prefetches the rulings. */
export const prefetch: Prefetch = ({ dispatch }) => void dispatch(prefetchRulings());

/** Rulings concern all leagues, but like every public page this one requires a chosen league. */
const useRulings = (code: string | typeof skipToken) => useRulingsQuery(code === skipToken ? code : undefined);

/** The rulings of the disciplinary senate in reverse API order: latest first. */
export default function StrafsenatScreen() {
  const list = useLeagueList(useRulings, FAILED);
  return (
    <ListPage
      title="Strafsenat Urteile"
      list={list}
      skeleton={<RulingsSkeleton />}
      failed={FAILED}
      empty="Keine Urteile verfügbar."
      drawing="cards"
    >
      {({ items }) => (
        <StepList name="strafsenat" ids={items.toReversed()} moreLabel="Mehr Urteile" className={styles.list}>
          {(id, index) => <NewsExcerpt id={id} variant="row" eager={index < 6} />}
        </StepList>
      )}
    </ListPage>
  );
}

function RulingsSkeleton() {
  return (
    <Skeleton label="Urteile werden geladen…" className={styles.list}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <Box height={74} />
          <div className={styles.words}>
            <Line width={140} />
            <Line height={20} />
            <Line width="90%" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
