import { prefetchRulings } from '../../api/news';
import { NewsExcerpt } from '../../cards/NewsExcerpt';
import { NoLeague } from '../../cards/NoLeague';
import type { Prefetch } from '../../screen/prefetch';
import { StepList } from '../../cards/StepList';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import { useRulings } from './useRulings';
import styles from './StrafsenatScreen.module.css';

const NO_RULINGS = 'Keine Urteile verfügbar.';

/** A touch on a link to the rulings asks for them ahead. */
export const prefetch: Prefetch = ({ dispatch }) => void dispatch(prefetchRulings());

/** The rulings of the Strafsenat. */
export default function StrafsenatScreen() {
  return (
    <div className="wrap">
      <PageTitle title="Strafsenat Urteile" />
      <Rulings />
    </div>
  );
}

function Rulings() {
  const rulings = useRulings();
  switch (rulings.phase) {
    case 'loading':
      return <RulingsSkeleton />;
    case 'failed':
      return <ErrorState text="Die Urteile konnten nicht geladen werden." onRetry={rulings.retry} />;
    case 'noLeague':
      return <NoLeague title={NO_RULINGS} drawing="cards" />;
    case 'empty':
      return <EmptyState title={NO_RULINGS} drawing="cards" />;
    case 'ready':
      return (
        <StepList name="strafsenat" ids={rulings.ids} moreLabel="Mehr Urteile" className={styles.list}>
          {(id, index) => <NewsExcerpt id={id} look="row" eager={index < 6} />}
        </StepList>
      );
  }
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
