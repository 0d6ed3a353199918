import { Radio } from 'lucide-react';
import { LIVESCORE_REQUEST } from '../api/requestName';
import { selectLiveCount } from '../entities/views/live';
import { useAppSelector } from '../store/hooks';
import { ActionCell } from '../ui/blocks/ActionCell';

function liveCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 Spiel läuft gerade.' : `${count} Spiele laufen gerade.`;
}

interface LivescoreCellProps {
  readonly tall?: boolean;
  /** Text after the count; on its own while nothing is live. */
  readonly line?: string;
}

/** The link to the live scores, with the number of live matches. */
export function LivescoreCell({ tall, line = '' }: LivescoreCellProps) {
  const count = useAppSelector((state) => selectLiveCount(state, LIVESCORE_REQUEST));
  const words = [liveCount(count), line].filter(Boolean).join(' ');
  return (
    <ActionCell
      to="/livescore"
      icon={<Radio size={24} aria-hidden />}
      title="Livescore"
      line={words || 'Alle Stände auf einen Blick.'}
      neon
      tall={tall}
    />
  );
}
