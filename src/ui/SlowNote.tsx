import { Button } from './Button';
import { Note } from './Note';
import { useDelayed } from './useDelayed';

type SlowNoteProps = {
  onRetry: () => void;
  /** Milliseconds until it shows. */
  after?: number | undefined;
};

/** Mount it while something loads: after eight seconds it says that loading drags on and offers another try. */
export function SlowNote({ onRetry, after = 8000 }: SlowNoteProps) {
  const late = useDelayed(after);
  if (!late) return null;
  return (
    <Note tone="info">
      Das dauert länger als sonst.{' '}
      <Button size="small" variant="outline" onClick={onRetry}>
        Erneut laden
      </Button>
    </Note>
  );
}
