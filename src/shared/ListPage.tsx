import type { ReactNode } from 'react';
import { Deferred } from '../loading/Deferred';
import type { Phase, WithoutLeague } from './phase';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import type { DrawingName } from '../ui/icons/PitchDrawing';
import { PageTitle } from '../ui/PageTitle';
import { NoLeague, UnknownLeague } from './NoLeague';
import type { Elements } from '../ui/elements';

interface ListStatesProps<Ready extends object> {
  readonly list: Phase<Ready> | WithoutLeague;
  readonly skeleton: Elements;
  /** The message for an empty list, also after a failure and without a league unless those have their own. */
  readonly empty: string;
  readonly failed?: string;
  readonly noLeague?: string;
  readonly drawing?: DrawingName;
  /** Language of `empty`, if not German. */
  readonly lang?: 'en';
  /** Renders the list. */
  readonly children: (ready: Ready) => Elements;
}

/** A list in each of its phases. */
export function ListStates<Ready extends object>(props: ListStatesProps<Ready>) {
  const { list, skeleton, empty, failed = empty, noLeague = empty, drawing, lang, children } = props;
  switch (list.phase) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <ErrorState text={failed} lang={lang} onRetry={list.retry} />;
    case 'noLeague':
      return <NoLeague title={noLeague} drawing={drawing} lang={lang} />;
    case 'unknownLeague':
      return <UnknownLeague />;
    case 'empty':
      return <EmptyState title={empty} drawing={drawing} lang={lang} />;
    case 'ready':
      return children(list);
  }
}

interface ListPageProps<Ready extends object> extends ListStatesProps<Ready> {
  readonly title: string;
  readonly meta?: ReactNode;
  /** A control for the whole page, at the right end of its header. */
  readonly control?: Elements;
  /** Content after the list. */
  readonly below?: Elements;
}

/** The page of a list: header, the list in each of its phases, and what follows. */
export function ListPage<Ready extends object>({ title, meta, control, below, ...states }: ListPageProps<Ready>) {
  return (
    <div className="wrap">
      <PageTitle title={title} meta={meta}>
        {control}
      </PageTitle>
      <Deferred>
        <ListStates {...states} />
        {below}
      </Deferred>
    </div>
  );
}
