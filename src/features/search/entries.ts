import type { Found } from '../../api/wire/found';
import { wireId } from '../../entities/ids';
import type { ClubId } from '../../entities/ids';
import { choosableLeagues } from '../../entities/league/selectors';
import { clubPath, newsPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import type { Standing } from '../../entities/standing/model';
import { tableOrder } from '../../entities/standing/order';
import type { EntityTables } from '../../entities/tables';
import type { Findable } from '../../entities/search/find';
import { searchable } from '../../entities/search/fold';
import { formatInstant } from '../../lib/dates';
import { encodePathSegment } from '../../lib/url';

const joined = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** The tables that are searched; live matches change only others. */
export type SearchedTables = Pick<EntityTables, 'clubs' | 'players' | 'leagues' | 'news' | 'standings'>;

/** Everything in the tables that has a page of its own. */
export function knownEntries({ clubs, players, leagues, news, standings }: SearchedTables): readonly Findable[] {
  const rows = Object.values(standings);
  const tables = tablesOf(rows, (club) => clubs[club]?.name ?? '');
  const codes = new Map(rows.map(({ club, leagueCode }) => [club, leagueCode]));
  return [
    ...Object.values(clubs).flatMap(({ id, name, leagueCode, logo }): Findable[] => {
      const to = clubPath(id);
      if (name === undefined || to === undefined) return [];
      const code = leagueCode ?? codes.get(id);
      const rank = 1 + (code == null ? -1 : (tables.get(code)?.indexOf(id) ?? -1));
      const note = joined(code, rank > 0 && `${rank}. Platz`);
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
      to: `/liga?liga=${encodePathSegment(code)}`,
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

/** The clubs of each known table by league code, in display order. */
function tablesOf(rows: readonly Standing[], nameOf: (club: ClubId) => string): ReadonlyMap<string, readonly ClubId[]> {
  const codes = [...new Set(rows.map(({ leagueCode }) => leagueCode))];
  const tableOf = (code: string): readonly ClubId[] =>
    tableOrder(
      rows.filter(({ leagueCode }) => leagueCode === code),
      ({ club }) => nameOf(club),
    ).map(({ club }) => club);
  return new Map(codes.map((code) => [code, tableOf(code)]));
}

/** Results of the server as list entries. */
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
