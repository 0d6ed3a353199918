import { RotateCw } from 'lucide-react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { useRestoreFocusOnUnmount } from './hooks';

type ErrorStateProps = {
  /** The prescribed message. */
  text: string;
  /** "en" for English messages. */
  lang?: 'en' | undefined;
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  busy?: boolean | undefined;
};

/** Loading failed: the screen's own message, announced, with a retry button. */
export function ErrorState({ text, lang, onRetry, busy = false }: ErrorStateProps) {
  // The button disappears during a retry.
  const box = useRestoreFocusOnUnmount<HTMLDivElement>();
  const retry = onRetry && (
    <Button variant="dark" onClick={onRetry} busy={busy}>
      {!busy && <RotateCw size={18} aria-hidden />}
      <span>Erneut laden</span>
    </Button>
  );
  return (
    <div role="alert" ref={box}>
      <EmptyState drawing="net" title={text} lang={lang} action={retry} />
    </div>
  );
}
