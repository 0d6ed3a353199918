import { skipToken } from '@reduxjs/toolkit/query';
import { useClubQuery } from '../../api/clubs';
import type { SeasonIds } from '../../entities/views/fixtures';
import { useLeagueCode } from '../../league/currentLeague';
import { useLogFailure } from '../../shared/phase';
import type { Club } from '../../entities/club/model';
import type { ClubId } from '../../entities/ids';
import { selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';

/** The prescribed message if there is no team to show. */
export const NO_TEAM = 'Keine Teamdaten verfügbar';

/** State of a team's page; `club` may come from a list long before the page. */
export type Team =
  | { readonly phase: 'loading'; readonly club: Club | undefined }
  | { readonly phase: 'failed'; readonly club: Club | undefined; readonly retry: (() => void) | undefined }
  | { readonly phase: 'ready'; readonly club: Club; readonly seasons: readonly SeasonIds[] };

/** A team's page. It needs no league; a missing one is only logged (docs/behaviour.md 8). */
export function useTeam(id: ClubId | null): Team {
  useLeagueCode();
  const { currentData, isError, error, refetch } = useClubQuery(id ?? skipToken);
  const club = useAppSelector((state) => selectClub(state, currentData?.club ?? id));
  useLogFailure(isError, NO_TEAM, error);
  if (id === null) return { phase: 'failed', club, retry: undefined };
  if (currentData !== undefined && club !== undefined) return { phase: 'ready', club, seasons: currentData.seasons };
  return isError ? { phase: 'failed', club, retry: () => void refetch() } : { phase: 'loading', club };
}
