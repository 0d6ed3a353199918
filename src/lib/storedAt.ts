/** Header added by the service worker to cached responses: when the server sent it, ms since 1970. */
export const STORED_AT = 'x-stored-at';
