/**
 * Tags mark membership only (which ids a list holds): facts reach every screen through the tables by themselves.
 * `LeaguePage`: what /liga is made of, asked again when its league is chosen anew.
 */
export const TAGS = ['LeaguePage', 'Transfers', 'Transfer', 'Postponement', 'Player', 'Club'] as const;
