import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useLeagueQuery } from '../../api/leagues';
import { reloadLeaderboard, useLeaderboardQuery } from '../../api/players';
import { useLeaderboardOrder } from '../../shared/useYellows';
import type { Phase, WithoutLeague } from '../../shared/phase';
import { useAddressFilter, useWriteQuery } from '../../router/addressQuery';
import { useCurrentLeague, useLeagueCode } from '../../league/currentLeague';
import { useLeagueGap } from '../../league/leagueErrors';
import { useLogFailure } from '../../shared/phase';
import type { LeaderboardEntryId, LeagueId } from '../../entities/ids';
import type { LeaderboardEntry, LeaderboardTab } from '../../entities/leaderboard/model';
import { sharedRanks } from '../../entities/leaderboard/model';
import { selectLeaderboardEntry, selectMany, selectClub, selectPlayer } from '../../entities/select';
import { leaderboardTabChosen, selectLeaderboardTab, selectIsFavourite } from '../../filters/filtersSlice';
import { LIST_PARAMS, listNamed } from '../../filters/rememberedFilters';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { logError } from '../../lib/log';
import type { PersonProps } from '../../ui/blocks/RowList';
import type { TeamProps } from '../../ui/blocks/MatchRowView';
import { colorOrFallback } from '../../ui/colour';

/** Logged and shown when a list fails to load. */
export const LEADERBOARD_FAILED = 'Die Spielerstatistik konnte nicht geladen werden.';

const nobody: readonly LeaderboardEntryId[] = [];

export type LeaderboardPhase =
  | Phase<{
      readonly entries: readonly LeaderboardEntry[];
      /** The place of each entry. */
      readonly ranks: readonly number[];
      readonly most: number;
    }>
  | WithoutLeague;

/** The selected tab with its list, and how to switch tabs. */
export interface Leaderboards {
  readonly tab: LeaderboardTab;
  /** A list is loading; the tabs are disabled. */
  readonly busy: boolean;
  readonly choose: (tab: LeaderboardTab) => void;
  readonly list: LeaderboardPhase;
}

/** The chosen league's id; if the cookie has only the code, the league is fetched. */
function useLeagueKey(code: string | null): {
  readonly league: LeagueId | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { id: chosenId } = useCurrentLeague();
  const { currentData, isError, refetch } = useLeagueQuery(code !== null && chosenId === null ? code : skipToken);
  return { league: chosenId ?? currentData ?? null, failed: isError, retry: () => void refetch() };
}

/** The league's players ranked by the selected tab. A list never shows under another tab, however fast one switches. */
export function useLeaderboards(): Leaderboards {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectLeaderboardTab);
  const address = useAddressFilter('liste');
  const named = listNamed(address.value);
  const tab = named ?? remembered;
  const strange = address.value !== null && named === null;
  const write = useWriteQuery();
  useEffect(() => {
    if (strange) write({ liste: null });
  }, [write, strange]);
  const code = useLeagueCode();
  const { league, failed, retry } = useLeagueKey(code);
  const { currentData, isFetching, isError, error, refetch } = useLeaderboardQuery(
    league === null ? skipToken : { league, tab },
  );
  const gap = useLeagueGap(code, isError ? error : undefined);
  useLogFailure(isError || failed, LEADERBOARD_FAILED, error);
  const held = useAppSelector(
    (state) => selectMany(state, currentData ?? nobody, selectLeaderboardEntry),
    shallowEqual,
  );
  const entries = useLeaderboardOrder(held);
  const ranks = useMemo(() => sharedRanks(entries), [entries]);
  const list = listPhase();
  return {
    tab,
    busy: isFetching || list.phase === 'loading',
    choose: (next) => {
      address.choose(LIST_PARAMS[next]);
      dispatch(leaderboardTabChosen(next));
      if (league !== null) void dispatch(reloadLeaderboard({ league, tab: next }));
    },
    list,
  };

  function listPhase(): LeaderboardPhase {
    if (code === null) return { phase: 'noLeague' };
    if (league === null && failed) return { phase: 'failed', retry };
    if (gap === 'unknownLeague') return { phase: gap };
    if (gap === 'noSeason') return { phase: 'empty' };
    if (gap === 'asking') return { phase: 'loading' };
    if (currentData === undefined)
      return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
    return entries.length === 0 ? { phase: 'empty' } : { phase: 'ready', entries, ranks, most: entries[0]?.count ?? 0 };
  }
}

const logMissingId = (): void => logError('Player ID is undefined');

/** Player and team of an entry, from their own rows if known. */
export function useLeader({ player: playerId, playerAs, club: clubId, clubAs }: LeaderboardEntry): {
  readonly player: PersonProps;
  readonly team: TeamProps;
  readonly color: string;
} {
  const player = useAppSelector((state) => selectPlayer(state, playerId));
  const club = useAppSelector((state) => selectClub(state, clubId));
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, clubId));
  const to = playerPath(playerId);
  const name = club?.name ?? clubAs.name;
  const color = colorOrFallback(club?.color, name);
  return {
    player: {
      name: fullName(player?.name ?? playerAs.name),
      image: player?.image ?? playerAs.image,
      to,
      onPress: to === undefined ? logMissingId : undefined,
      color,
    },
    team: { name, logo: club?.logo ?? clubAs.image, to: clubPath(clubId), isFavourite },
    color,
  };
}
