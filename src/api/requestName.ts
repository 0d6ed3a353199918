/** Name of a request, its key in the query cache and in the ledger: `match("7")`. */
export const requestName = (endpoint: string, arg: unknown): string => `${endpoint}(${JSON.stringify(arg)})`;

/** The request whose answer lists every live match. */
export const LIVESCORE_REQUEST = requestName('livescore', undefined);
