import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { useClubsQuery } from '../../api/clubs';
import type { Phase } from '../../screen/phase';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { useLogFailure } from '../../screen/useLogFailure';
import { bySid } from '../../entities/club/order';
import type { ClubId } from '../../entities/ids';
import { selectClub, selectMany } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';

const none: readonly ClubId[] = [];

/** Clubs of the chosen league by federation number; `noLeague` without a choice. */
export function useClubs(): Phase<{ readonly clubs: readonly ClubId[] }> | { readonly phase: 'noLeague' } {
  const code = useLeagueCode();
  const { currentData, isError, error, refetch } = useClubsQuery(code ?? skipToken);
  useLogFailure(isError, 'Die Mannschaften konnten nicht geladen werden.', error);
  const clubs = useAppSelector(
    (state) => [...selectMany(state, currentData ?? none, selectClub)].sort(bySid).map((club) => club.id),
    shallowEqual,
  );
  if (code === null) return { phase: 'noLeague' };
  if (clubs.length > 0) return { phase: 'ready', clubs };
  if (currentData !== undefined) return { phase: 'empty' };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
