/** Name of a request, its key both in the query cache and in the ledger: `match("7")`. */
export const requestName = (endpoint: string, arg: unknown): string => `${endpoint}(${JSON.stringify(arg)})`;

/** The request that lists all live matches. */
export const LIVESCORE_REQUEST = requestName('livescore', undefined);

/** The request for the leagues of the strip. */
export const LEAGUE_LIST_REQUEST = requestName('leagueList', undefined);
