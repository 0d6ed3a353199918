import { tag } from '../../cache/tags';
import type { LeagueRow } from '../../db/rows';
import { found } from '../../domain/errors';
import { uuidParam } from '../../http/route';
import type { Params } from '../../http/route';
import { SIZES } from '../../sharing/facts';
import type { Preview, PreviewPicture } from '../../sharing/page';
import { excerpt, joined, matchDescription, matchTitle, tableDescription } from '../../sharing/words';
import type { Store } from '../../store';
import { clubById } from '../clubs/queries';
import { findLeague, leagueById } from '../leagues/queries';
import { newsById } from '../news/queries';
import { playerById } from '../players/queries';
import { factsOfMatch, factsOfTable } from './facts';

const UNKNOWN = 'Not Found';

/** A preview, the last part of its own address, and the tags that outdate it. */
type Found = Omit<Preview, 'site'> & { path: string; tags: readonly string[] };

/** Finds what a preview shows; throws HttpError 404 when there is no such thing. */
type Find = (params: Params, origin: string) => Promise<Found>;

/** The function that finds the preview, for every kind of thing that can be shared. */
export function previewsOf(store: Pick<Store, 'db' | 'now'>): Readonly<Record<string, Find>> {
  const { db } = store;
  return {
    match: async (params, origin) => {
      const { id, code, facts, tags } = await factsOfMatch(store, params);
      const title = matchTitle(facts);
      const picture = drawn(`${origin}/bilder/teilen/match/${id}.png`, title);
      return {
        title,
        description: matchDescription(facts),
        picture,
        route: siteRoute('match', id, code),
        path: id,
        tags,
      };
    },

    team: async (params, origin) => {
      const id = uuidParam(params, UNKNOWN, 404);
      const club = found(await clubById(db, id), UNKNOWN);
      const league = club.leagueId === null ? undefined : await leagueById(db, club.leagueId);
      const table = league && (await factsOfTable(db, league));
      const place = table?.facts.rows.findIndex((row) => row.id === id) ?? -1;
      const standing = place < 0 ? undefined : `${place + 1}. Platz · ${table?.facts.rows[place]?.points ?? 0} Pkt.`;
      return {
        title: joined(club.teamName, league?.name),
        description: joined(standing, 'Spiele, Kader und Statistik'),
        picture: tablePicture(origin, league),
        route: siteRoute('team-detail', id, league?.code),
        path: id,
        tags: [tag.leagues, tag.club(id), ...(table?.tags ?? [])],
      };
    },

    spieler: async (params, origin) => {
      const id = uuidParam(params, UNKNOWN, 404);
      const player = found(await playerById(db, id), UNKNOWN);
      const club = player.clubId === null ? undefined : await clubById(db, player.clubId);
      const league = club?.leagueId == null ? undefined : await leagueById(db, club.leagueId);
      return {
        title: joined(player.name, club?.teamName),
        description: joined(league?.name, 'Spiele, Tore und Karten'),
        picture: tablePicture(origin, league),
        route: siteRoute('player-detail', id, league?.code),
        path: id,
        tags: [tag.leagues, tag.player(id), ...(club === undefined ? [] : [tag.club(club.id)])],
      };
    },

    news: async (params, origin) => {
      const id = uuidParam(params, UNKNOWN, 404);
      const item = found(await newsById(db, id), UNKNOWN);
      const league = item.tag === null ? undefined : await findLeague(db, item.tag);
      const title = item.title ?? 'News';
      return {
        title,
        description: excerpt(item.text ?? '') || 'News aus dem Kleinfeld Bund Österreich',
        picture: photo(item.image, title) ?? tablePicture(origin, league),
        route: siteRoute('news-detail', id, league?.code),
        path: id,
        tags: [tag.leagues, tag.news],
      };
    },

    tabelle: async (params, origin) => {
      const league = found(await findLeague(db, params['id'] ?? ''), UNKNOWN);
      const { facts, tags } = await factsOfTable(db, league);
      return {
        title: `Tabelle · ${league.name}`,
        description: tableDescription(facts),
        picture: tablePicture(origin, league),
        route: siteRoute('tabelle', undefined, league.code),
        path: encodeURIComponent(league.code ?? league.id),
        tags,
      };
    },
  };
}

/** The site's route, with the league to show it in. */
export function siteRoute(screen: string, id: string | undefined, code: string | null | undefined): string {
  const path = id === undefined ? `/${screen}` : `/${screen}/${id}`;
  return code == null ? path : `${path}?liga=${encodeURIComponent(code)}`;
}

function drawn(url: string, alt: string): PreviewPicture {
  return { url, alt, size: SIZES.quer };
}

/** The picture of what has none of its own: its league's table. */
function tablePicture(origin: string, league: LeagueRow | undefined): PreviewPicture | undefined {
  if (league === undefined) return undefined;
  const url = `${origin}/bilder/teilen/tabelle/${encodeURIComponent(league.code ?? league.id)}.png`;
  return drawn(url, `Tabelle · ${league.name}`);
}

/** An article's own picture, if messengers can fetch and show it. */
function photo(image: string | null, alt: string): PreviewPicture | undefined {
  const isPhoto = image !== null && URL.canParse(image) && /^https?:$/.test(new URL(image).protocol);
  return isPhoto && !/\.svg$/i.test(new URL(image).pathname) ? { url: new URL(image).href, alt } : undefined;
}
