import { Chip } from './Chip';
import { CardShape } from './icons/CardShape';

/** `1 vor Sperre`: the next yellow card means a ban. Never red, because the player is not banned yet. */
export function YellowMark({ large = false }: { large?: boolean | undefined }) {
  return (
    <Chip tone="warn" large={large} icon={<CardShape kind="yellow" size={13} silent />}>
      1 vor Sperre
    </Chip>
  );
}
