import type { Federation } from './load';
import { utcText } from '../domain/clock';
import { isFinished } from '../domain/match';
import { seasonTable } from '../domain/table';
import type { Standing } from '../domain/table';
import { dayOf } from './calendar';
import type { Day } from './calendar';
import type { DemoClub } from './clubs';
import { FLAGSHIP_CODE } from './leagues';
import type { LeaguePlan } from './leagues';
import { sceneUrl } from './pictures/render';
import { changeCode, duelCode, sceneCode } from './pictures/scene';
import type { SceneName } from './pictures/scene';
import { videoLink } from './random';
import type { Random } from './random';
import type { DemoTransfer } from './requests';
import type { DemoMatch } from './seasons';
import { federationArticles, transferNews, transferRound } from './texts/news';
import { matchPreview, matchReport } from './texts/report';
import type { Text } from './texts/words';
import { abandonedRuling, dismissalRuling, fineRuling, noShowRuling } from './texts/rulings';
import { factsOf, tableLook } from './texts/story';
import { voiceOf, withPoints } from './texts/words';

const COUNT = 250;

interface Case {
  readonly match: DemoMatch;
  readonly image: 'karten' | 'regen' | 'uhr' | 'taktik';
  readonly write: (number: number) => Text;
}

function casesOf(match: DemoMatch, random: Random): Case[] {
  const dismissals: Case[] = match.sentOff.map((one) => ({
    match,
    image: 'karten',
    write: (number) => dismissalRuling(match, one, number, random),
  }));
  if (match.row.status === 'cancelled')
    return [{ match, image: 'uhr', write: (number) => noShowRuling(match, number, random) }];
  if (match.row.status === 'abgebrochen')
    return [...dismissals, { match, image: 'regen', write: (number) => abandonedRuling(match, number, random) }];
  if (match.lineups === null || !random.chance(0.012)) return dismissals;
  return [...dismissals, { match, image: 'taktik', write: (number) => fineRuling(match, number, random) }];
}

/** The latest rulings of the disciplinary senate, oldest first, numbered through; each two to four days after its match. */
export function buildRulings(matches: readonly DemoMatch[], now: Date, random: Random): Federation['news'] {
  const judged = matches.filter(({ row }) => row.kickoff != null && Date.parse(row.kickoff) < now.getTime() - 5 * DAY);
  const dated = judged
    .flatMap((match) => casesOf(match, random))
    .map((one) => ({
      ...one,
      created: utcText(
        new Date(Date.parse(one.match.row.kickoff ?? '') + random.int(2, 4) * DAY + random.int(-240, 300) * 60_000),
      ),
    }));
  const latest = dated
    .sort((a, b) => a.created.localeCompare(b.created) || a.match.row.id.localeCompare(b.match.row.id))
    .slice(-COUNT);
  return latest.map(({ image, write, created }, index) => {
    const { title, html } = write(index + 1);
    return {
      id: random.uuid(),
      title,
      image: sceneUrl(sceneCode(image, '16x9')),
      text: html,
      tag: 'strafsenat',
      youtube: random.chance(0.03) ? ' ' : null,
      created,
    };
  });
}

type Article = Federation['news'][number];

/** A league with everything an article about it needs. */
export interface LeagueStory {
  readonly plan: LeaguePlan;
  readonly clubs: readonly DemoClub[];
  readonly matches: readonly DemoMatch[];
  readonly current: number;
}

/** Puts an article into the collection; `time` is a true instant in milliseconds. */
type Write = (tag: string, text: Text, image: string, time: number, videoShare: number) => void;

const DAY = 86_400_000;

/** Collects articles; none is dated later than `now`. */
function desk(random: Random, now: Date): { articles: Article[]; write: Write } {
  const articles: Article[] = [];
  const write: Write = (tag, text, image, wished, videoShare) => {
    const created = utcText(new Date(Math.min(wished, now.getTime() - random.int(20, 240) * 60_000)));
    articles.push({
      id: random.uuid(),
      title: text.title,
      image,
      text: text.html,
      tag,
      youtube: random.chance(videoShare) ? videoLink(random) : null,
      created,
    });
  };
  return { articles, write };
}

function tableAfter(story: LeagueStory, gameday: number): Standing[] {
  const counted = story.matches
    .filter(({ primary, row }) => primary && row.gameday <= gameday)
    .map(({ row }) => ({
      homeClubId: row.homeClubId,
      awayClubId: row.awayClubId,
      homeScore: row.homeScore ?? 0,
      awayScore: row.awayScore ?? 0,
      status: row.status ?? 'pending',
    }));
  return seasonTable(
    story.clubs.map(({ row }) => ({ id: row.id, teamName: row.teamName, points: 0, hiddenPoints: null })),
    counted,
  );
}

function standing(match: DemoMatch, table: readonly Standing[], random: Random): string {
  const club = random.chance(0.5) ? match.home : match.away;
  const place = table.find(({ clubId }) => clubId === club.row.id);
  if (place === undefined) return '';
  const voice = voiceOf(club);
  return `${voice.Nom} ${voice.verb('steht', 'stehen')} nach dem ${match.row.gameday}. Spieltag ${withPoints(place.points)} auf Platz ${place.ranking}.`;
}

const scenes: readonly SceneName[] = ['flutlicht', 'flanke', 'netz', 'ecke', 'raenge', 'taktik'];

function pictureOf(match: DemoMatch, random: Random): string {
  if (random.chance(0.45)) return sceneUrl(sceneCode(random.pick(scenes), '16x9'));
  return sceneUrl(duelCode(match.home.style.crest, match.away.style.crest, '16x9'));
}

/** Some time during office hours of a day. */
function during(day: Day, random: Random): number {
  return day * DAY + random.int(7 * 60, 18 * 60) * 60_000 + random.int(0, 59) * 1000;
}

/** All articles, oldest first. */
export function buildNews(
  stories: readonly LeagueStory[],
  transfers: readonly DemoTransfer[],
  first: Day,
  today: Day,
  now: Date,
  random: Random,
): Article[] {
  const { articles, write } = desk(random, now);
  for (const story of stories) leagueNews(story, today, random, write);
  const moved = transfers.filter(({ row }) => row.status === 'angenommen');
  for (const transfer of moved.slice(-26)) {
    const tag = stories.find(({ clubs }) => clubs.includes(transfer.to))?.plan.code ?? 'Alle';
    const [from, to] = [transfer.from.style.home, transfer.to.style.home].map((kit) => ({
      ...kit,
      number: Number(transfer.player.row.number),
    }));
    if (from !== undefined && to !== undefined)
      write(
        tag,
        transferNews(transfer, random),
        sceneUrl(changeCode(from, to, '16x9')),
        during(dayOf(transfer.row.created ?? '') + 1, random),
        0,
      );
  }
  write('Alle', transferRound(moved.slice(-12)), sceneUrl(sceneCode('flanke', '16x9')), during(first - 3, random), 0);
  const spread = (today - first) / federationArticles.length;
  federationArticles.forEach((article, index) =>
    write(
      'Alle',
      article,
      sceneUrl(sceneCode(article.scene, '16x9')),
      during(Math.round(first + index * spread), random),
      0.15,
    ),
  );
  return articles.sort((a, b) => (a.created ?? '').localeCompare(b.created ?? ''));
}

/** Finished matches of the two clubs on other matchdays, of both seasons. */
function duelsBefore(story: LeagueStory, match: DemoMatch): DemoMatch[] {
  const pair = new Set([match.home, match.away]);
  return story.matches.filter(
    ({ home, away, row }) =>
      pair.has(home) && pair.has(away) && row.gameday !== story.current && isFinished(row.status ?? 'pending'),
  );
}

function leagueNews(story: LeagueStory, today: Day, random: Random, write: Write): void {
  const flagship = story.plan.code === FLAGSHIP_CODE;
  const played = story.matches.filter(
    ({ primary, row, lineups }) =>
      primary && lineups !== null && row.gameday < story.current && isFinished(row.status ?? 'pending'),
  );
  for (const gameday of new Set(played.map(({ row }) => row.gameday))) {
    const table = tableAfter(story, gameday);
    const recent = story.current - gameday;
    const reported = random
      .shuffle(played.filter(({ row }) => row.gameday === gameday))
      .slice(0, flagship ? 4 : recent <= 3 ? 2 : 1);
    for (const match of reported) {
      write(
        story.plan.code,
        matchReport(factsOf(match), standing(match, table, random), random),
        pictureOf(match, random),
        Date.parse(match.row.kickoff ?? '') + random.int(90, 30 * 60) * 60_000,
        0.22,
      );
    }
    if (!flagship && recent !== 1) continue;
    const places = table.flatMap((place) =>
      story.clubs.filter(({ row }) => row.id === place.clubId).map((club) => ({ ...place, club })),
    );
    const look = tableLook(story.plan, gameday, places, random);
    const last = Math.max(...reported.map(({ row }) => dayOf(row.kickoff ?? '')), 0);
    if (look !== null && last > 0)
      write(
        story.plan.code,
        look,
        sceneUrl(sceneCode(random.pick(['taktik', 'pokal', 'raenge']), '16x9')),
        during(last + 3, random),
        0,
      );
  }
  const table = tableAfter(story, story.current - 1);
  const coming = story.matches.filter(
    ({ primary, row }) => primary && row.gameday === story.current && row.kickoff != null && row.status !== 'cancelled',
  );
  for (const match of coming.slice(0, flagship ? 3 : 1)) {
    const [home, away] = [match.home, match.away].map((club) => table.find(({ clubId }) => clubId === club.row.id));
    const image = sceneUrl(duelCode(match.home.style.crest, match.away.style.crest, '16x9'));
    if (home === undefined || away === undefined) continue;
    write(
      story.plan.code,
      matchPreview(match, home, away, duelsBefore(story, match), random),
      image,
      during(today - random.int(0, 2), random),
      0,
    );
  }
}
