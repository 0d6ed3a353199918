/** Header that the service worker gives an answer it kept: ms since 1970 at which the server gave it. */
export const STORED_AT = 'x-stored-at';
