import { Ban, Check, CircleX, Clock } from 'lucide-react';
import { Chip } from './Chip';
import { LiveChip } from './LiveChip';
import { isOff, isPlaying } from './matchVariant';
import type { MatchVariant } from './matchVariant';

const ICONS = { abandoned: CircleX, cancelled: Ban, finished: Check, upcoming: Clock, unknown: Clock };

type StatusChipProps = {
  variant: MatchVariant;
  text: string;
  /** For the dark head of a report. */
  large?: boolean | undefined;
};

/** The status of a match: live on neon, abandoned and cancelled as a warning. */
export function StatusChip({ variant, text, large = false }: StatusChipProps) {
  if (isPlaying(variant)) return <LiveChip text={text} size={large ? 'large' : 'medium'} variant={variant} />;
  const Icon = ICONS[variant];
  return (
    <Chip
      large={large}
      tone={isOff(variant) ? 'err' : large ? 'pitch' : 'quiet'}
      icon={<Icon size={large ? 15 : 14} aria-hidden />}
    >
      {text}
    </Chip>
  );
}
