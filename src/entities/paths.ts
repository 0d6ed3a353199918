import { wireId } from './ids';
import type { ClubId, MatchId, NewsId, PlayerId } from './ids';
import { segment } from '../lib/segment';

const page = (screen: string, id: string): string => `/${screen}/${segment(wireId(id))}`;

/** Addresses of pages about one entity; undefined without an id, so that nothing links nowhere. */
export const clubPath = (id: ClubId | null | undefined): string | undefined =>
  id == null ? undefined : page('team-detail', id);
export const playerPath = (id: PlayerId | null | undefined): string | undefined =>
  id == null ? undefined : page('player-detail', id);
export const matchPath = (id: MatchId | null | undefined): string | undefined =>
  id == null ? undefined : page('match', id);
export const newsPath = (id: NewsId | null | undefined): string | undefined =>
  id == null ? undefined : page('news-detail', id);
