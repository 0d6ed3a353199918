import { randomUUID } from 'node:crypto';

/** One team's line-up and events as they come over the wire. */
type Blanket = Record<string, unknown>;

/** Bytes that a season's answer of the federation's own API has at the least. */
const LARGE = 2_000_000;

const ID = /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/i;

/** A copy whose ids are others, so that it compresses no better than real rows do. */
const another = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part), (_key, value: unknown) =>
    typeof value === 'string' && ID.test(value) ? randomUUID().toUpperCase() : value,
  );

interface Season {
  readonly primary?: boolean;
  readonly matches: { home_blanket?: Blanket; away_blanket?: Blanket }[];
}

/**
 * The demo's season with line-ups so long that it is as large as the federation's own.
 * @param times how often; all but the first are of the past
 */
export function largeSeason(answer: string, times = 1): string {
  const seasons = JSON.parse(answer) as Season[];
  const squads = seasons
    .flatMap((season) => season.matches)
    .flatMap(({ home_blanket: home, away_blanket: away }) => [home, away])
    .filter((blanket) => blanket !== undefined);
  let text = answer;
  while (squads.length > 0 && text.length < LARGE) {
    for (const squad of squads)
      for (const [name, part] of Object.entries(squad))
        if (Array.isArray(part)) squad[name] = [...(part as unknown[]), ...(part as unknown[]).map(another)];
    text = JSON.stringify(seasons);
  }
  const past = Array.from({ length: times - 1 }, () =>
    seasons.map((season) => ({ ...(another(season) as Season), primary: false })),
  );
  return times === 1 ? text : JSON.stringify([...seasons, ...past.flat()]);
}
