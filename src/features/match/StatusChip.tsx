import { Ban, Check, CircleX, Clock } from 'lucide-react';
import { Chip } from '../../ui/Chip';
import { LiveChip } from '../../ui/LiveChip';
import { isPlaying, isOff } from '../../ui/matchLook';
import type { MatchLook } from '../../ui/matchLook';

const icons = { upcoming: Clock, finished: Check, abandoned: CircleX, cancelled: Ban, unknown: Clock };

/** The status below the score. */
export function StatusChip({ look, text }: { readonly look: MatchLook; readonly text: string }) {
  if (isPlaying(look)) return <LiveChip text={text} size="large" look={look} />;
  const Icon = icons[look];
  return (
    <Chip large tone={isOff(look) ? 'err' : 'pitch'} icon={<Icon size={15} aria-hidden />}>
      {text}
    </Chip>
  );
}
