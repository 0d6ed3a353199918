import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { classes } from './classes';
import type { DrawingName } from './icons/PitchDrawing';
import styles from './EmptyState.module.css';

/** Only a sight: its code comes after the words, and offline there are only the words. */
const PitchDrawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import(/* webpackChunkName: "drawing" */ './icons/PitchDrawing').catch(() => ({ default: () => null })),
);

type EmptyStateProps = {
  drawing?: DrawingName | undefined;
  /** The exact sentence of the specification. */
  title: string;
  note?: ReactNode | undefined;
  /** One button or link that leads on. */
  action?: ReactNode | undefined;
  /** The language of the title when it is not German. */
  lang?: string | undefined;
};

/** Nothing to show, and that is a fact: a drawing, the sentence, perhaps a way on. */
export function EmptyState({ drawing = 'pitch', title, note, action, lang }: EmptyStateProps) {
  return (
    <div className={classes('card', styles.card)}>
      <span className={styles.drawing}>
        <Suspense fallback={null}>
          <PitchDrawing name={drawing} />
        </Suspense>
      </span>
      <p className={styles.title} lang={lang}>
        {title}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </div>
  );
}
