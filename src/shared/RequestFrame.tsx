import { ErrorState } from '../ui/ErrorState';
import { Note } from '../ui/Note';
import { PageTitle } from '../ui/PageTitle';
import { Box, Circle, Line, Skeleton } from '../ui/Skeleton';
import type { Elements } from '../ui/elements';
import styles from './RequestFrame.module.css';

type RequestState =
  | { readonly phase: 'noId' | 'loading' | 'invalid' | 'ready' }
  | { readonly phase: 'failed'; readonly retry: () => void };

interface RequestFrameProps {
  readonly title: string;
  readonly state: RequestState;
  readonly texts: Readonly<Record<'noId' | 'loading' | 'failed' | 'invalid', string>>;
  /** The card, once the request is loaded. */
  readonly children: Elements;
}

/** The page around a request that somebody received by mail. */
export function RequestFrame({ title, state, texts, children }: RequestFrameProps) {
  return (
    <div className="wrap">
      <PageTitle title={title} />
      <div className={styles.place}>{content(state, texts) ?? children}</div>
    </div>
  );
}

function content(state: RequestState, texts: RequestFrameProps['texts']): Elements {
  switch (state.phase) {
    case 'noId':
    case 'invalid':
      return <Note tone="err">{texts[state.phase]}</Note>;
    case 'loading':
      return <CardSkeleton label={texts.loading} />;
    case 'failed':
      return <ErrorState text={texts.failed} onRetry={state.retry} />;
    case 'ready':
      return null;
  }
}

function CardSkeleton({ label }: { readonly label: string }) {
  const team = (
    <span className={styles.team}>
      <Circle size={60} />
      <Line width={96} height={32} />
    </span>
  );
  return (
    <Skeleton label={label} className="card">
      <div className={styles.head} aria-hidden>
        <Circle size={130} />
        <Line width={220} height={40} />
      </div>
      <div className={styles.route} aria-hidden>
        {team}
        <Circle size={56} />
        {team}
      </div>
      <div className={styles.foot} aria-hidden>
        <Line width="80%" height={23} />
        <Box height={56} />
      </div>
    </Skeleton>
  );
}
