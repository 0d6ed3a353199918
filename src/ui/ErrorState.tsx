import { RotateCw } from 'lucide-react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { useFocusHeir } from './useFocusHeir';

type ErrorStateProps = {
  /** The exact message of the specification. */
  text: string;
  /** "en" for the English ones. */
  lang?: 'en' | undefined;
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean | undefined;
};

/** Loading failed: the screen's own message, announced, with a button that tries again. */
export function ErrorState({ text, lang, onRetry, busy = false }: ErrorStateProps) {
  // The retry takes its button away.
  const box = useFocusHeir<HTMLDivElement>();
  const retry = onRetry && (
    <Button variant="dark" onClick={onRetry} busy={busy}>
      {!busy && <RotateCw size={18} aria-hidden />}
      Erneut laden
    </Button>
  );
  return (
    <div role="alert" ref={box}>
      <EmptyState drawing="net" title={text} lang={lang} action={retry} />
    </div>
  );
}
