import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, Lock, TriangleAlert } from 'lucide-react';
import { announce } from '../lib/announce';
import { classes } from './elements';
import styles from './Note.module.css';

export type NoteTone = 'err' | 'ok' | 'info' | 'warn' | 'locked';

const icons = { err: CircleAlert, ok: CircleCheck, info: Info, warn: TriangleAlert, locked: Lock };

type NoteProps = {
  tone: NoteTone;
  /** "en" for English messages. */
  lang?: 'en' | undefined;
  /** It takes the focus when it appears, and is read so. */
  focused?: boolean | undefined;
  children: ReactNode;
};

/** The result of an action, or a fact about the page. Errors are announced assertively, everything else politely. */
export function Note({ tone, lang, focused = false, children }: NoteProps) {
  const Icon = icons[tone];
  const box = useRef<HTMLDivElement>(null);
  const said = useRef('');
  const isAlert = tone === 'err';
  useEffect(() => {
    const words = box.current?.textContent ?? '';
    if (isAlert || words === said.current) return;
    said.current = words;
    if (focused) box.current?.focus();
    else announce(words, lang);
  });
  return (
    <div
      ref={box}
      className={classes(styles.note, styles[tone])}
      role={isAlert ? 'alert' : undefined}
      tabIndex={focused ? -1 : undefined}
    >
      <Icon size={20} aria-hidden />
      <div lang={lang}>{children}</div>
    </div>
  );
}
