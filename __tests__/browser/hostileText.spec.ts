import type { Page } from '@playwright/test';
import {
  clubId,
  clubRow,
  leagueRow,
  matchId,
  matchRow,
  newsId,
  newsRow,
  playerId,
  seasonId,
  standingRow,
} from '../support/wire';
import { vectors } from '../support/xssVectors';
import { answerInstead, countBooms, textPieces } from './support/hostile';
import { desktop, expect, settled, test } from './support/journey';

test.use({ viewport: desktop });
test.setTimeout(60_000);

/** The vectors that do not stand there byte for byte as one piece of text. */
async function missing(page: Page, expected: readonly string[] = vectors): Promise<string[]> {
  const pieces = new Set((await textPieces(page, 'main')).map((piece) => piece.trim()));
  return expected.filter((vector) => !pieces.has(vector.trim()));
}

const side = (n: number, name: string) => ({ id: clubId(n), name, logo: '' });
/** Three vectors a match: both teams and the venue. */
const matches = (more: object = {}, date = '2025-10-26T11:00:00Z') =>
  Array.from({ length: Math.ceil(vectors.length / 3) }, (_, n) => {
    const [home = '', away = '', venue = ''] = [0, 1, 2].map((place) => vectors[n * 3 + place] ?? vectors[0] ?? '');
    return matchRow(n, {
      details: { gameday: 1, date, location: venue },
      home_blanket: side(1_000 + n * 2, home),
      away_blanket: side(1_001 + n * 2, away),
      ...more,
    });
  });

test.describe('the vectors as text fields are shown byte for byte as text', () => {
  test('table: names and the name of the league', async ({ page, inLeague }) => {
    const { id } = await inLeague('W1A');
    const booms = await countBooms(page);
    const name = vectors[3] ?? '';
    await answerInstead(page, {
      'webClient/leagues/W1A/current/table': vectors.map((vector, n) =>
        standingRow(n, { id: clubId(n), name: vector, image: '' }),
      ),
      'client/leagueList': [leagueRow(1, { id, code: 'W1A', name })],
    });
    await page.goto('/#/tabelle');
    await settled(page);
    expect(await missing(page)).toEqual([]);
    await expect(page.getByRole('table', { name: `Tabelle ${name}` })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ligen' }).getByRole('link')).toHaveAttribute(
      'aria-label',
      `W1A: ${name}`,
    );
    expect(await booms()).toBe(0);
  });

  test('teams and their numbers', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    await answerInstead(page, {
      'webClient/clubs/league/W1A': vectors.map((vector, n) => clubRow(n, { team_name: vector, logo: '' })),
    });
    await page.goto('/#/teams');
    await settled(page);
    expect(await missing(page)).toEqual([]);
    expect(await booms()).toBe(0);
  });

  test('news: headlines and tags', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    const rows = vectors.map((vector, n) =>
      newsRow(1, { id: newsId(n), title: vector, tag: `${vector}!`, text: '', image: '' }),
    );
    await answerInstead(page, {
      'webClient/news/league/W1A': rows,
      ...Object.fromEntries(rows.map((row) => [`webClient/news/detail/${String(row['id'])}`, row])),
    });
    await page.goto('/#/news');
    await settled(page);
    const more = page.getByRole('button', { name: 'Mehr News' });
    while (await more.isVisible()) await more.click();
    expect(await missing(page, [...vectors, ...vectors.map((vector) => `${vector}!`)])).toEqual([]);
    expect(await booms()).toBe(0);
  });

  test('livescore: leagues, teams and venues', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    // Of today, or its half would have been over for long.
    const rows = matches({ status: 'halftime' }, new Date().toISOString());
    await answerInstead(page, {
      'webClient/livescore': rows.map((row, n) => ({ league: `${vectors[n]}!`, matches: [row] })),
    });
    await page.goto('/#/livescore');
    await settled(page);
    expect(await missing(page, [...vectors, ...rows.map((_row, n) => `${vectors[n]}!`)])).toEqual([]);
    expect(await booms()).toBe(0);
  });

  test('team: the opponents, the venues, the season and the team’s own name', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    const name = vectors[7] ?? '';
    const season = vectors[8] ?? '';
    await answerInstead(page, {
      [`webClient/clubs/detail/${clubId(1)}`]: {
        club: {
          ...clubRow(1, {
            team_name: name,
            logo: '',
            membership_since: vectors[9],
            sid: vectors[10],
            coach: { name: vectors[11] },
          }),
          players: [],
        },
        upcoming: [{ season_id: seasonId(1), season_name: season, primary: true, matches: matches() }],
      },
    });
    await page.goto(`/#/team-detail/${clubId(1)}`);
    await settled(page);
    await page.getByRole('combobox', { name: 'Spieltag' }).selectOption('all');
    expect(await missing(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.toLocaleUpperCase('de-AT'));
    expect(await missing(page, [`${season} ★`, String(vectors[9]), String(vectors[10])])).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(name.replace(/[^\w ]/g, '.')));
    expect(await booms()).toBe(0);
  });

  test('match: teams, venue, league, numbers and players of line-ups and events', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    const [home = '', away = '', location = '', league = ''] = vectors.slice(20);
    const players = vectors.map((vector, n) => ({ id: playerId(n), name: `Resi ${vector}`, number: n, image: '' }));
    const events = vectors.map((vector, n) => ({
      id: `e${n}`,
      type: 'freeKick',
      minute: n % 50,
      player: { id: null },
      name: `Gustl ${vector}`,
      number: `${vector}!`,
      assign: 'home',
      own_goal: false,
    }));
    await answerInstead(page, {
      [`webClient/match/detail/${matchId(1)}`]: matchRow(1, {
        league: { id: 'L1', name: league },
        details: { gameday: 3, date: '2025-10-26T11:00:00Z', location },
        status: 'done',
        home_blanket: { ...side(1, home), players },
        away_blanket: { ...side(2, away), players: [] },
        events,
      }),
    });
    await page.goto(`/#/match/${matchId(1)}`);
    await settled(page);
    expect(await missing(page, [home, away, location, league, ...vectors.map((vector) => `· Nr. ${vector}!`)])).toEqual(
      [],
    );
    // People's names are put into presentable capitals and single spaces; beyond that not a byte changes.
    const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
    const pieces = new Set((await textPieces(page, 'main')).map(plain));
    expect(
      vectors.filter((vector) => !pieces.has(plain(`Resi ${vector}`)) || !pieces.has(plain(`Gustl ${vector}`))),
    ).toEqual([]);
    expect(await booms()).toBe(0);
  });
});
