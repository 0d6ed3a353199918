import type { Found } from '../../api/wire/found';
import { compoundId, wireId } from '../../entities/ids';
import type { StandingId } from '../../entities/ids';
import { choosableLeagues } from '../../entities/league/shown';
import { clubPath, newsPath, playerPath } from '../../entities/paths';
import { fullName } from '../../entities/player/name';
import type { EntityTables } from '../../entities/tables';
import type { Findable } from '../../entities/search/find';
import { searchable } from '../../entities/search/fold';
import { formatInstant } from '../../lib/dates';
import { segment } from '../../lib/segment';

const joined = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** The tables that are searched; running matches change others. */
export type SearchedTables = Pick<EntityTables, 'clubs' | 'players' | 'leagues' | 'news' | 'standings'>;

/** Everything that the tables know and that has a page of its own. */
export function knownEntries({ clubs, players, leagues, news, standings }: SearchedTables): readonly Findable[] {
  return [
    ...Object.values(clubs).flatMap(({ id, name, leagueCode, logo }): Findable[] => {
      const to = clubPath(id);
      if (name === undefined || to === undefined) return [];
      const place = leagueCode == null ? undefined : standings[compoundId<StandingId>(leagueCode, id)];
      const note = joined(leagueCode, place && place.ranking > 0 && `${place.ranking}. Platz`);
      return [{ key: `club/${wireId(id)}`, kind: 'club', title: name, note, to, image: logo, text: searchable(name) }];
    }),
    ...Object.values(players).flatMap(({ id, name, club, position, image }): Findable[] => {
      const to = playerPath(id);
      if (name === undefined || to === undefined) return [];
      const title = fullName(name);
      const note = joined(club == null ? null : clubs[club]?.name, position);
      return [{ key: `player/${wireId(id)}`, kind: 'player', title, note, to, image, text: searchable(title) }];
    }),
    ...choosableLeagues(Object.values(leagues), 'desktop').map(({ id, code, name }): Findable => ({
      key: `league/${wireId(id)}`,
      kind: 'league',
      title: name ?? code,
      note: code,
      to: `/liga?liga=${segment(code)}`,
      text: searchable(`${code} ${name ?? ''}`),
    })),
    ...Object.values(news).flatMap(({ id, title, created }): Findable[] => {
      const to = newsPath(id);
      if (title == null || to === undefined) return [];
      const note = created == null ? '' : formatInstant(created);
      return [{ key: `news/${wireId(id)}`, kind: 'news', title, note, to, text: searchable(title) }];
    }),
  ];
}

/** What the server found, as it is listed. */
export function foundEntries(found: readonly Found[]): readonly Findable[] {
  return found.flatMap((hit): Findable[] => {
    const to = hit.kind === 'club' ? clubPath(hit.id) : playerPath(hit.id);
    if (to === undefined) return [];
    const title = hit.kind === 'player' ? fullName(hit.name) : hit.name;
    const note = joined(hit.club, hit.league);
    return [
      {
        key: `${hit.kind}/${wireId(hit.id)}`,
        kind: hit.kind,
        title,
        note,
        to,
        image: hit.image,
        text: searchable(title),
      },
    ];
  });
}
