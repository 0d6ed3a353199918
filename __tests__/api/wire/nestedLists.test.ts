import { readClubPage } from '../../../src/api/wire/clubPage';
import { readHome } from '../../../src/api/wire/home';
import { decodeStanding } from '../../../src/api/wire/standing';
import { readLivescore } from '../../../src/api/wire/livescore';
import { readMatch } from '../../../src/api/wire/matchReport';
import { readPlayerPage } from '../../../src/api/wire/playerPage';
import { readSeasons } from '../../../src/api/wire/season';
import type { Complain, Row } from '../../../src/api/wire/read';
import { clubOf, matchOf, playerOf } from '../../support/ids';
import { clubRow, matchId, matchRow, newsRow, playerRow, seasonId, standingRow } from '../../support/wire';

type Read = (list: unknown, complain: Complain) => unknown;

const season = (matches: unknown): Row => ({ season_id: seasonId(1), season_name: '2025', primary: true, matches });
const home = (part: Row, complain: Complain): unknown => readHome('Q1')(part, complain);
const event = { id: 'e1', type: 'goal', minute: 7, assign: 'home', player: { id: null } };

/** Every list that stands within an answer, one row of it, and the answer around it. */
const LISTS: readonly (readonly [string, Row, Read])[] = [
  ['matches of a season', matchRow(1), (list, complain) => readSeasons([season(list)], complain)],
  [
    'players of a club',
    playerRow(1),
    (list, complain) => readClubPage(clubOf(1))({ club: clubRow(1, { players: list }) }, complain),
  ],
  [
    'seasons of a club',
    season([matchRow(1)]),
    (list, complain) => readClubPage(clubOf(1))({ club: clubRow(1), upcoming: list }, complain),
  ],
  [
    'seasons of a player',
    season([matchRow(1)]),
    (list, complain) => readPlayerPage(playerOf(1))({ player: playerRow(1), upcoming: list }, complain),
  ],
  ['events of a match', event, (list, complain) => readMatch(matchOf(1))(matchRow(1, { events: list }), complain)],
  [
    'a line-up',
    playerRow(1),
    (list, complain) => readMatch(matchOf(1))(matchRow(1, { home_blanket: { players: list } }), complain),
  ],
  ['clubs of a home page', clubRow(1), (list, complain) => home({ teams: list }, complain)],
  ['news of a home page', newsRow(1), (list, complain) => home({ news: list }, complain)],
  ['matches of a home page', matchRow(1), (list, complain) => home({ upcoming: list }, complain)],
  ['slides of a home page', { title: 'Bild' }, (list, complain) => home({ data: { sliderdata: list } }, complain)],
  [
    'slides of a league',
    { title: 'Bild' },
    (list, complain) => home({ league: { id: 7, homepagedata: { sliderdata: list } } }, complain),
  ],
  [
    'matches of a live group',
    matchRow(1),
    (list, complain) => readLivescore([{ league: 'Q', matches: list }], complain),
  ],
  [
    'form of a standing',
    { result: 'W', match_id: matchId(1) },
    (list, complain) => decodeStanding('Q1')(standingRow(1, { form: list }), 'table', complain),
  ],
];

describe('docs/api.md 1: a list within an answer', () => {
  test.each(LISTS)('%s may stand in an envelope', (_name, row, read) => {
    const complain = jest.fn();
    const bare = read([row], complain);
    expect(bare).not.toEqual(read([], complain));
    for (const envelope of [{ items: [row], metadata: { page: 1 } }, { data: [row] }, { items: null, data: [row] }])
      expect(read(envelope, complain)).toEqual(bare);
    expect(complain).not.toHaveBeenCalled();
  });

  test.each(LISTS)('%s may be null, missing or empty', (_name, _row, read) => {
    const complain = jest.fn();
    const empty = read([], complain);
    for (const nothing of [null, undefined, { items: [] }, { items: null }, { data: null }])
      expect(read(nothing, complain)).toEqual(empty);
    expect(complain).not.toHaveBeenCalled();
  });
});
