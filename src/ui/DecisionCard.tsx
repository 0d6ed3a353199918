import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { Button } from './Button';
import { classes } from './classes';
import { Note } from './Note';
import styles from './DecisionCard.module.css';

export type Answer = 'yes' | 'no';

type DecisionCardProps = {
  /** Picture and name of whom it is about. */
  head: ReactNode;
  /** From and to, or the two teams, on the sunken band. */
  route: ReactNode;
  question: string;
  /** The request is answered: these words replace question and buttons. */
  closed?: string | undefined;
  /** What went wrong with the last answer; the buttons stay. */
  error?: string | undefined;
  /** The answer on its way; both buttons are blocked. */
  busy?: Answer | null | undefined;
  onAnswer: (answer: Answer) => void;
};

/** A request with the two answers JA and NEIN. */
export function DecisionCard({ head, route, question, closed, error, busy = null, onAnswer }: DecisionCardProps) {
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
            <div className={styles.answers}>
              <Button
                variant="primary"
                size="large"
                busy={busy === 'yes'}
                disabled={blocked && busy !== 'yes'}
                onClick={() => onAnswer('yes')}
              >
                {busy !== 'yes' && <Check size={20} aria-hidden />}JA
              </Button>
              <Button
                variant="outline"
                size="large"
                busy={busy === 'no'}
                disabled={blocked && busy !== 'no'}
                onClick={() => onAnswer('no')}
              >
                {busy !== 'no' && <X size={20} aria-hidden />}NEIN
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
