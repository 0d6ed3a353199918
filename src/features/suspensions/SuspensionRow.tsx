import { memo } from 'react';
import type { SuspensionId } from '../../entities/ids';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer, selectSuspension } from '../../entities/select';
import { formatDate } from '../../lib/dates';
import { logMissingPlayer } from '../../shared/phase';
import { selectIsFavourite } from '../../filters/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { SuspensionRowView } from '../../ui/blocks/RowList';

/** A suspended player with team and date, both linked to their pages. */
export const SuspensionRow = memo(function SuspensionRow({ id }: { readonly id: SuspensionId }) {
  const suspension = useAppSelector((state) => selectSuspension(state, id));
  const player = useAppSelector((state) => selectPlayer(state, suspension?.player));
  const club = useAppSelector((state) => selectClub(state, suspension?.club));
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, suspension?.club));
  if (suspension === undefined) return null;
  const { playerAs, clubAs, sid, until } = suspension;
  const to = playerPath(suspension.player);
  return (
    <SuspensionRowView
      player={{
        name: fullName(player?.name ?? playerAs.name),
        image: player?.image ?? playerAs.image,
        to,
        onPress: to === undefined ? logMissingPlayer : undefined,
        line: sid === null ? undefined : `SID ${sid}`,
        color: club?.color,
      }}
      team={{
        name: club?.name ?? clubAs.name,
        logo: club?.logo ?? clubAs.image,
        to: clubPath(suspension.club),
        isFavourite,
      }}
      until={formatDate(until)}
    />
  );
});

/** Texts for empty lists (docs/behaviour.md 2 and 14). */
export const NOBODY_SUSPENDED = 'Aktuell gibt es keine gesperrten Spieler in dieser Liga';
export const NOBODY_AWAY = 'Niemand ist eine Gelbe von einer Sperre entfernt.';
