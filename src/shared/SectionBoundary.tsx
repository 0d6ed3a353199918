import { Component } from 'react';
import { logError } from '../lib/log';
import { ErrorState } from '../ui/ErrorState';
import { Redrawing } from '../ui/Redrawing';
import type { Elements } from '../ui/elements';

interface Props {
  /** Message if the section cannot be rendered. */
  readonly text?: string;
  readonly children: Elements;
}

/** Error boundary: a broken section shows a message and a retry button instead of taking down the page. */
export class SectionBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(reason: unknown): void {
    logError('Ein Abschnitt konnte nicht dargestellt werden.', reason);
  }

  override render(): Elements {
    if (!this.state.broken) return <Redrawing>{this.props.children}</Redrawing>;
    return (
      <ErrorState
        text={this.props.text ?? 'Dieser Abschnitt konnte nicht dargestellt werden.'}
        onRetry={() => this.setState({ broken: false })}
      />
    );
  }
}
