/**
 * Tags stand for membership only (which ids a list holds); changed facts reach every screen through the tables.
 * `LeaguePage`: everything on /liga, refetched when its league is chosen again.
 */
export const TAGS = ['LeaguePage', 'Transfers', 'Transfer', 'Postponement', 'Player', 'Club'] as const;
