/** Header that the service worker adds to a stored answer: ms since 1970 at which the server gave it. */
export const STORED_AT = 'x-stored-at';
