import { useMemo } from 'react';
import { articleHtml, excerptHtml } from '../lib/html';
import type { Elements } from '../ui/elements';

interface HtmlProps {
  /** HTML as an editor wrote it: untrusted. */
  readonly raw: string | null | undefined;
  /** Cut after this many characters, without links and pictures. */
  readonly most?: number;
  readonly className?: string | undefined;
  /** Shown if the HTML has no visible content. */
  readonly children?: Elements;
}

/**
 * The only place where HTML from the API enters the page. It sanitises the HTML itself, so that nobody can forget to.
 */
export function Html({ raw, most, className, children }: HtmlProps) {
  const safe = useMemo(
    () => (raw == null ? null : most === undefined ? articleHtml(raw) : excerptHtml(raw, most)),
    [raw, most],
  );
  if (safe === null || safe.empty) return children;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe.__html }} />;
}
