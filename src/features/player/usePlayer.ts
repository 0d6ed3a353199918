import { skipToken } from '@reduxjs/toolkit/query';
import { usePlayerQuery } from '../../api/players';
import type { SeasonIds } from '../../entities/views/fixtures';
import { useLeagueCode } from '../../league/currentLeague';
import { useLogFailure } from '../../shared/phase';
import type { PlayerId } from '../../entities/ids';
import type { Player } from '../../entities/player/model';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';

/** Logged and shown when a player's page fails to load. */
export const NO_PLAYER = 'Keine Spielerdaten verfügbar';

/** State of a player's page; `player` may come from a squad or line-up long before the page. */
export type PlayerState =
  | { readonly phase: 'loading'; readonly player: Player | undefined }
  | { readonly phase: 'failed'; readonly player: Player | undefined; readonly retry: (() => void) | undefined }
  | { readonly phase: 'ready'; readonly player: Player; readonly seasons: readonly SeasonIds[] };

/** A player's page. It needs no league; a missing one is only logged (docs/behaviour.md 8). */
export function usePlayer(id: PlayerId | null): PlayerState {
  useLeagueCode();
  const { currentData, isError, error, refetch } = usePlayerQuery(id ?? skipToken);
  const player = useAppSelector((state) => selectPlayer(state, currentData?.player ?? id));
  useLogFailure(isError, NO_PLAYER, error);
  if (id === null) return { phase: 'failed', player, retry: undefined };
  if (currentData !== undefined && player !== undefined)
    return { phase: 'ready', player, seasons: currentData.seasons };
  return isError ? { phase: 'failed', player, retry: () => void refetch() } : { phase: 'loading', player };
}
