import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { Button } from './Button';
import { classes } from './elements';
import { Note } from './Note';
import styles from './DecisionCard.module.css';

export type Decision = 'yes' | 'no';

type DecisionCardProps = {
  /** Picture and name of the subject. */
  head: ReactNode;
  /** From and to, or the two teams, in the sunken band. */
  route: ReactNode;
  question: string;
  /** The request is decided: this text replaces question and buttons. */
  closed?: string | undefined;
  /** Why the last decision failed; the buttons stay. */
  error?: string | undefined;
  /** The decision being sent; both buttons are disabled. */
  busy?: Decision | null | undefined;
  onDecision: (decision: Decision) => void;
};

/** A request with its two buttons, JA and NEIN. */
export function DecisionCard({ head, route, question, closed, error, busy = null, onDecision }: DecisionCardProps) {
  const blocked = busy !== null;
  return (
    <article className={classes('card', styles.card)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.route}>{route}</div>
      <div className={styles.foot}>
        {closed !== undefined ? (
          <Note tone="locked">{closed}</Note>
        ) : (
          <>
            <p className={styles.question}>{question}</p>
            {error && <Note tone="err">{error}</Note>}
            <div className={styles.decisions}>
              <Button
                variant="primary"
                size="large"
                busy={busy === 'yes'}
                disabled={blocked && busy !== 'yes'}
                onClick={() => onDecision('yes')}
              >
                {busy !== 'yes' && <Check size={20} aria-hidden />}
                <span>JA</span>
              </Button>
              <Button
                variant="outline"
                size="large"
                busy={busy === 'no'}
                disabled={blocked && busy !== 'no'}
                onClick={() => onDecision('no')}
              >
                {busy !== 'no' && <X size={20} aria-hidden />}
                <span>NEIN</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
