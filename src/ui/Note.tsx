import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, Lock, TriangleAlert } from 'lucide-react';
import { classes } from './classes';
import styles from './Note.module.css';

export type NoteTone = 'err' | 'ok' | 'info' | 'warn' | 'locked';

const icons = { err: CircleAlert, ok: CircleCheck, info: Info, warn: TriangleAlert, locked: Lock };

type NoteProps = {
  tone: NoteTone;
  /** "en" for English messages. */
  lang?: 'en' | undefined;
  children: ReactNode;
};

/** The result of an action, or a fact about the page. Errors are announced assertively, everything else politely. */
export function Note({ tone, lang, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.note, styles[tone])} role={tone === 'err' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div lang={lang}>{children}</div>
    </div>
  );
}
