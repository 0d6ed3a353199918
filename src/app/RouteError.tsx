import { Component } from 'react';
import { logError } from '../lib/log';
import { reloadSite } from '../lib/reloadSite';
import { ErrorState } from '../ui/ErrorState';
import { PageTitle } from '../ui/PageTitle';
import { Redrawing } from '../ui/Redrawing';
import type { Elements } from '../ui/elements';

interface Props {
  readonly title: string;
  /** Allows the failed chunk to be loaded again. */
  readonly onCaught: () => void;
  readonly children: Elements;
}

interface State {
  readonly fault: 'chunk' | 'screen' | null;
  readonly retries: number;
}

const TEXTS = {
  chunk: 'Diese Seite konnte nicht geladen werden.',
  screen: 'Diese Seite konnte nicht dargestellt werden.',
};

/**
 * Error boundary of a screen, also for a chunk that fails to load. The first retry loads the chunk again; if that fails
 * too, a newer version of the site may have replaced it, and the page is reloaded.
 */
export class RouteError extends Component<Props, State> {
  override state: State = { fault: null, retries: 0 };

  static getDerivedStateFromError(reason: unknown): Pick<State, 'fault'> {
    const missing = reason instanceof Error && reason.name === 'ChunkLoadError';
    return { fault: missing ? 'chunk' : 'screen' };
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onCaught();
    logError(`${this.props.title}: ${TEXTS[this.state.fault ?? 'screen']}`, reason);
  }

  readonly retry = (): void => {
    if (this.state.retries > 0 && navigator.onLine) reloadSite();
    else this.setState(({ retries }) => ({ fault: null, retries: retries + 1 }));
  };

  override render(): Elements {
    const { fault } = this.state;
    if (fault === null) return <Redrawing>{this.props.children}</Redrawing>;
    return (
      <div className="wrap">
        <PageTitle title={this.props.title} />
        <ErrorState text={TEXTS[fault]} onRetry={this.retry} />
      </div>
    );
  }
}
