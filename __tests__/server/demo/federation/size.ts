import { pictures } from '../../../../server/demo/pictures/render';
import { xmlFault } from '../../pictures/xmlFault';
import { breaking } from './built';
import type { Built } from './built';

/** What a sentence put together badly would contain. */
const slips = /undefined|NaN|\[object|\$\{| {2}|\.\.|ein Punkten|\b1 Punkte|\bein (?:Tore|Punkte|Minuten)\b/;

/** Size, ids, texts and pictures. */
export function isWhole({
  today,
  leagues,
  seasons,
  clubs,
  players,
  matches,
  events,
  news,
  transfers,
  postponements,
  slides,
}: Built): void {
  test('is as large as promised', () => {
    expect(leagues.length).toBeGreaterThanOrEqual(24);
    expect(leagues.map(({ code }) => code)).toEqual(expect.arrayContaining(['HME', 'W1A', 'W2A', 'W35', 'NONE']));
    expect(
      leagues.filter(({ name, visibility }) => visibility === false || name === 'Mannschaft aus der Liga ausgetreten')
        .length,
    ).toBeGreaterThanOrEqual(3);
    expect(new Set(leagues.flatMap(({ state }) => state ?? []))).toEqual(
      new Set([
        'wien',
        'niederoesterreich',
        'oberoesterreich',
        'steiermark',
        'kaernten',
        'salzburg',
        'tirol',
        'vorarlberg',
        'burgenland',
        'ausgetreten',
      ]),
    );
    expect(clubs.length).toBeGreaterThanOrEqual(250);
    expect(players.length).toBeGreaterThanOrEqual(3500);
    expect(news.filter(({ tag }) => tag === 'strafsenat')).toHaveLength(250);
    expect(news.filter(({ tag }) => tag !== 'strafsenat').length).toBeGreaterThanOrEqual(300);
    expect(slides.length).toBeGreaterThan(10);
  });

  test('only one state has no visible league, and it is not Burgenland', () => {
    const visible = new Set(leagues.filter(({ visibility }) => visibility === true).map(({ state }) => state));
    expect(
      [
        'wien',
        'niederoesterreich',
        'oberoesterreich',
        'steiermark',
        'kaernten',
        'salzburg',
        'tirol',
        'vorarlberg',
        'burgenland',
      ].filter((state) => !visible.has(state)),
    ).toEqual(['vorarlberg']);
  });

  test('no id and no club name occurs twice', () => {
    const ids = [leagues, seasons, clubs, players, matches, events, news, transfers, postponements, slides].flatMap(
      (rows) => rows.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      breaking(ids, (id) => /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/.test(id)),
    ).toEqual([]);
    expect(new Set(clubs.map(({ teamName }) => teamName)).size).toBe(clubs.length);
    expect(new Set(clubs.map(({ sid }) => sid)).size).toBe(clubs.length);
    expect(new Set(players.map(({ sid }) => sid)).size).toBe(players.length);
  });

  test('articles are well-formed, dated in the past and in order', () => {
    const times = news.map(({ created }) => created ?? '');
    expect(times).toEqual([...times].sort());
    expect((times.at(-1) ?? '') <= today.toISOString()).toBe(true);
    expect(breaking(news, ({ text }) => xmlFault(text ?? '') === null)).toEqual([]);
    expect(
      breaking(news, ({ title, text }) => title !== '' && !slips.test(`${title ?? ''} ${text ?? ''}`)).map(
        ({ title, text }) => slips.exec(`${title ?? ''} ${text ?? ''}`),
      ),
    ).toEqual([]);
    expect(
      breaking(
        news,
        ({ youtube }) => youtube == null || youtube.trim() === '' || /[/=][\w-]{11}(?:[?&].*)?$/.test(youtube),
      ),
    ).toEqual([]);
  });

  test('every picture can be drawn', () => {
    const urls = new Set([
      ...clubs.flatMap(({ logo, kitHome, kitAway, coverImage }) => [logo, kitHome, kitAway, coverImage]),
      ...players.map(({ image }) => image),
      ...news.map(({ image }) => image),
      ...slides.map(({ image }) => image),
      ...matches.flatMap(({ homeDress, awayDress }) => [homeDress, awayDress]),
    ]);
    expect(breaking(urls, (url) => pictures.render(url ?? '') !== null)).toEqual([]);
  });
}
