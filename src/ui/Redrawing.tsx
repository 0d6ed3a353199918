import { Component, Fragment } from 'react';
import { logError } from '../lib/log';
import type { Elements } from './elements';

interface Props {
  readonly children: Elements;
}

interface State {
  readonly reason: Error | null;
  readonly times: number;
}

/** Whoever takes nodes away all the time gets the boundary's message. */
const MOST_TIMES = 5;

/** React wanted to remove a node, or put something beside it, and it was not where React had put it. */
const isTakenAway = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'NotFoundError';

/**
 * Draws its content anew when somebody else, a translator or an extension, took a node of it out of the page. Every other
 * error goes on to the boundary around it.
 */
export class Redrawing extends Component<Props, State> {
  override state: State = { reason: null, times: 0 };

  static getDerivedStateFromError(reason: unknown): Pick<State, 'reason'> {
    return { reason: reason instanceof Error ? reason : new Error(String(reason), { cause: reason }) };
  }

  static getDerivedStateFromProps(_props: Props, { reason, times }: State): State | null {
    return isTakenAway(reason) && times < MOST_TIMES ? { reason: null, times: times + 1 } : null;
  }

  override componentDidCatch(reason: unknown): void {
    logError('Ein anderes Programm hat die Seite verändert, sie wurde neu gezeichnet.', reason);
  }

  override render(): Elements {
    const { reason, times } = this.state;
    if (reason !== null) throw reason;
    return <Fragment key={times}>{this.props.children}</Fragment>;
  }
}
