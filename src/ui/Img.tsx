import { createContext, useContext, useEffect, useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { afterShown } from '../lib/afterPaint';

/** Whether pictures that this visit has not shown yet wait for the text around them. */
export const PicturesLater = createContext(false);

/** Addresses asked for in this visit. */
const known = new Set<string>();

let turn: Promise<void> | null = null;

/** Settles when the next frame is on the screen, for all that wait in one task. */
const textPainted = (): Promise<void> =>
  (turn ??= new Promise((resolve) =>
    afterShown(() => {
      turn = null;
      resolve();
    }),
  ));

interface ImgProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  readonly alt: string;
  /** Waits on every page, not only on one reached by a link, and its words with it. */
  readonly later?: boolean;
}

/**
 * A picture. On a page reached by a link a decorative one that is new is asked for once the text is painted: a squad's
 * portraits keep the main thread busy (vector pictures are documents that it reads), and the text's next frame waiting.
 */
export function Img({ src, alt, later, ...rest }: ImgProps) {
  const waits = useContext(PicturesLater) || later;
  const [due, setDue] = useState(!waits || (!later && alt !== '') || known.has(src));
  useEffect(() => {
    if (due) known.add(src);
    else void textPainted().then(() => setDue(true));
  }, [due, src]);
  return <img src={due ? src : undefined} alt={due ? alt : ''} decoding="async" {...rest} />;
}
