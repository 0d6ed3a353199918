import type { Federation } from './load';
import type { LeagueStory } from './news';
import { sceneUrl } from './pictures/render';
import { duelCode, sceneCode } from './pictures/scene';
import type { Random } from './random';
import { voiceOf } from './texts/words';

type Slide = Federation['slides'][number];
type Draft = Omit<Slide, 'id' | 'leagueId' | 'position'>;

function numbered(leagueId: string, drafts: readonly Draft[], random: Random): Slide[] {
  return drafts.map((draft, position) => ({ id: random.uuid(), leagueId, position, ...draft }));
}

/** Slides of the landing page. It shows them in reverse, so the opening one stands last. */
export function landingSlides(leagueId: string, random: Random): Slide[] {
  return numbered(
    leagueId,
    [
      {
        image: sceneUrl(sceneCode('pokal', 'frei')),
        title: 'Zwölf Teams, ein Pokal.',
        description: 'Der Hallencup im Jänner sucht noch Mannschaften. Anmelden könnt ihr euch ab sofort.',
      },
      {
        image: sceneUrl(sceneCode('raenge', 'frei')),
        title: 'Euer Platz ist frei.',
        description: 'Sechs Leute, ein Trikot und ein Sonntag: Mehr braucht es nicht für ein neues Team.',
      },
      {
        image: sceneUrl(sceneCode('flutlicht', 'frei')),
        title: 'Sonntag ist Spieltag.',
        description: 'Sechs gegen sechs, zweimal 25 Minuten, kein Abseits. Kleinfeldfußball in ganz Österreich.',
      },
    ],
    random,
  );
}

/** Slides of a league's home page: the matches of the current matchday that stand out, each linked to its article. */
export function leagueSlides(
  leagueId: string,
  story: LeagueStory,
  articles: Federation['news'],
  random: Random,
): Slide[] {
  const featured = articles.filter(({ tag }) => tag === story.plan.code).slice(-3);
  const [match] = story.matches.filter(({ primary, row }) => primary && row.gameday === story.current);
  if (match === undefined) return [];
  const [home, away] = [voiceOf(match.home), voiceOf(match.away)];
  return numbered(
    leagueId,
    [
      {
        image: sceneUrl(duelCode(match.home.style.crest, match.away.style.crest, 'frei')),
        title: `${home.bare} gegen ${away.bare}`,
        description: `Das Spiel des ${story.current}. Spieltags auf der Anlage ${match.row.location}.`,
      },
      ...featured.map(({ id, title, image, text }) => ({
        image: image ?? '',
        title: title ?? '',
        description: firstSentence(text ?? ''),
        newsId: id,
      })),
    ],
    random,
  );
}

/** The first paragraph of an article as plain text. */
function firstSentence(html: string): string {
  return /^<p>([^<]*)/.exec(html)?.[1]?.trim() ?? '';
}
