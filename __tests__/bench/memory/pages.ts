interface Club {
  readonly id: string;
}

interface ClubDetail {
  readonly club: { readonly players?: readonly { readonly id: string }[] };
  readonly upcoming?: readonly { readonly matches?: readonly { readonly id: string }[] }[];
}

/** Addresses that a visit goes through, one team after the other. */
export interface Team {
  readonly team: string;
  readonly players: readonly string[];
  readonly matches: readonly string[];
}

/** Teams of the demo federation with some of their players and matches. */
export async function readTeams(site: string, count: number): Promise<readonly Team[]> {
  const json = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${site}/api/${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const leagues = await json<readonly { readonly code: string }[]>('client/leagueList?per=25');
  const clubs: Club[] = [];
  for (const { code } of leagues)
    if (clubs.length < count)
      clubs.push(...(await json<readonly Club[]>(`webClient/clubs/league/${encodeURIComponent(code)}`)));
  if (clubs.length < count) throw new Error(`the federation has ${clubs.length} teams, expected ${count}`);
  return Promise.all(
    clubs.slice(0, count).map(async ({ id }) => {
      const { club, upcoming = [] } = await json<ClubDetail>(`webClient/clubs/detail/${id}`);
      const matches = upcoming.flatMap((season) => season.matches ?? []);
      return {
        team: `/team-detail/${id}`,
        players: (club.players ?? []).slice(0, 8).map((player) => `/player-detail/${player.id}`),
        matches: matches.slice(-8).map((match) => `/match/${match.id}`),
      };
    }),
  );
}

/** The nth page of the walk: a team, one of its players, one of its matches, the table, then the next team. */
export function pageAt(teams: readonly Team[], visit: number): string {
  const round = Math.floor(visit / 4);
  const team = teams[(round * 7) % teams.length];
  const turn = Math.floor(round / teams.length);
  const pages = [
    team?.team,
    team?.players[turn % (team.players.length || 1)],
    team?.matches[turn % (team.matches.length || 1)],
    '/tabelle',
  ];
  return pages[visit % 4] ?? '/tabelle';
}
