import { Button } from './Button';
import { Note } from './Note';
import { useDelayed } from './hooks';

type SlowNoteProps = {
  onRetry: () => void;
  /** Delay before it appears, ms. */
  after?: number | undefined;
};

/**
 * Mount it while something is loading: after eight seconds it says that this takes longer than usual and offers a
 * retry.
 */
export function SlowNote({ onRetry, after = 8000 }: SlowNoteProps) {
  const late = useDelayed(after);
  if (!late) return null;
  return (
    <Note tone="info">
      <span>Das dauert länger als sonst.</span>{' '}
      <Button size="small" variant="outline" onClick={onRetry}>
        Erneut laden
      </Button>
    </Note>
  );
}
