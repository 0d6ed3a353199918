import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { articleHtml, excerptHtml } from '../lib/html';

interface HtmlProps {
  /** HTML as the federation's editors left it: untrusted. */
  readonly raw: string | null | undefined;
  /** Only the first so many characters, without links and pictures. */
  readonly most?: number;
  readonly className?: string | undefined;
  /** Stands here if nothing can be seen of the HTML. */
  readonly children?: ReactNode;
}

/** The only place where HTML from the wire enters the page; it passes the sanitiser here, so that it cannot be forgotten. */
export function Html({ raw, most, className, children }: HtmlProps) {
  const safe = useMemo(
    () => (raw == null ? null : most === undefined ? articleHtml(raw) : excerptHtml(raw, most)),
    [raw, most],
  );
  if (safe === null || safe.empty) return children;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe.__html }} />;
}
