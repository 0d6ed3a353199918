import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { classes } from './elements';
import type { DrawingName } from './icons/PitchDrawing';
import type { Elements } from './elements';
import styles from './EmptyState.module.css';

/** Decoration only: loaded after the text, and left out offline. */
const PitchDrawing = lazyPart(() => import(/* webpackChunkName: "shell" */ './icons/PitchDrawing'));

type EmptyStateProps = {
  drawing?: DrawingName | undefined;
  /** The prescribed sentence. */
  title: string;
  note?: ReactNode | undefined;
  /** A button or link to go on. */
  action?: Elements | undefined;
  /** Language of the title, if not German. */
  lang?: string | undefined;
};

/** There really is nothing to show: a drawing, the sentence and possibly a link. */
export function EmptyState({ drawing = 'pitch', title, note, action, lang }: EmptyStateProps) {
  return (
    <div className={classes('card', styles.card)}>
      <span className={styles.drawing}>
        <PitchDrawing name={drawing} />
      </span>
      <p className={styles.title} lang={lang}>
        {title}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </div>
  );
}
