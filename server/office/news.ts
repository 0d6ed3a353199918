import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { leagues, slides } from '../db/schema/competition';
import { news } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { newId } from '../domain/text';
import type { Row } from '../merging/tables';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said } from './desk';
import { idIn, leagueMeant } from './find';
import { refuse, textIn } from './words';

const FOR_ALL = ['Alle', 'strafsenat'];
const LARGEST_TEXT = 1_000_000;
const LONGEST_ADDRESS = 2_000;

/** Articles, rulings and the slides of a league's page. */
export const NEWS: Readonly<Record<string, OfficeCommand>> = {
  'news add': {
    usage: '--title TITEL --file DATEI.html [--image URL] [--tag LIGA|Alle|strafsenat] [--video URL]',
    explained: 'Veröffentlicht einen Artikel; ohne --tag für alle Ligen.',
    example: 'news add --title "Runde 7" --file runde7.html --tag W1A',
    run: async ({ tx, now, write }, given) => {
      const id = newId();
      await write('news', [{ id, tag: 'Alle', ...(await articleOf(tx, given)), created: utcText(now) }]);
      return { lines: [`Veröffentlicht: ${given.option('title')} (${id})`], json: { id } };
    },
  },
  'news edit': {
    usage: 'ID [--title TITEL] [--file DATEI.html] [--image URL] [--tag LIGA|Alle|strafsenat] [--video URL]',
    explained: 'Ändert an einem Artikel, was genannt ist.',
    example: 'news edit AE350001-0000-4000-8000-000000000001 --title "Runde 7, berichtigt"',
    run: async ({ tx, write }, given) => {
      const article = await articleMeant(tx, given.word(0));
      await write('news', [{ id: article.id, ...(await articleOf(tx, given)) }]);
      return { lines: [`Geändert: ${given.optional('title') ?? article.title ?? article.id}`] };
    },
  },
  'news remove': {
    usage: 'ID',
    explained: 'Nimmt einen Artikel von der Website; Slides, die zu ihm führten, bleiben.',
    example: 'news remove AE350001-0000-4000-8000-000000000001',
    run: async ({ tx, write, remove }, { word }) => {
      const article = await articleMeant(tx, word(0));
      const led = await tx.select({ id: slides.id }).from(slides).where(eq(slides.newsId, article.id));
      await write(
        'slides',
        led.map(({ id }) => ({ id, news_id: null })),
      );
      await remove('news', 'id', [article.id]);
      return { lines: [`Entfernt: ${article.title ?? article.id}`] };
    },
  },
  'slide add': {
    usage: '--league LIGA --title TITEL --image URL [--text TEXT] [--news ID]',
    explained: 'Hängt den Slides einer Ligaseite einen an, der zu einem Artikel führen kann.',
    example: 'slide add --league W1A --title "Saisonstart" --image https://kbo.example/start.jpg',
    run: addSlide,
  },
  'slide list': {
    usage: '[--league LIGA]',
    explained: 'Die Slides mit ihren Kennungen.',
    example: 'slide list --league W1A',
    reads: true,
    run: listSlides,
  },
  'slide remove': {
    usage: 'ID',
    explained: 'Nimmt einen Slide von der Website.',
    example: 'slide remove 511D0001-0000-4000-8000-000000000001',
    run: async ({ remove }, { word }) => {
      const removed = await remove('slides', 'id', [idIn(word(0), 'eines Slides')]);
      return { lines: [removed.length === 0 ? 'Diesen Slide gibt es nicht.' : 'Der Slide ist entfernt.'] };
    },
  },
};

async function articleMeant(tx: Db, word: string) {
  const [article] = await tx
    .select()
    .from(news)
    .where(eq(news.id, idIn(word, 'eines Artikels')));
  if (article === undefined) throw refuse(`Es gibt keinen Artikel ${word}.`);
  return article;
}

/** The columns that the options name. */
async function articleOf(tx: Db, { optional }: Given): Promise<Row> {
  const [title, file, image, tag, video] = ['title', 'file', 'image', 'tag', 'video'].map(optional);
  return {
    ...(title !== undefined && { title: textIn(title, 'Der Titel') }),
    ...(file !== undefined && { text: await textOf(file) }),
    ...(image !== undefined && { image: addressIn(image, '--image') }),
    ...(tag !== undefined && { tag: FOR_ALL.includes(tag) ? tag : (await leagueMeant(tx, tag)).code }),
    ...(video !== undefined && { youtube: addressIn(video, '--video') }),
  };
}

/** The HTML of a file, in UTF-8. */
async function textOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => {
    throw refuse(`${file} lässt sich nicht lesen.`);
  });
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_TEXT) throw refuse(`${file} ist zu groß (höchstens ${LARGEST_TEXT / 1_000} kB).`);
    const bytes = await handle.readFile();
    if (!isUtf8(bytes)) throw refuse(`${file} ist nicht in UTF-8 gespeichert.`);
    const text = bytes.toString();
    if (text.includes('\0')) throw refuse(`${file} ist kein Text.`);
    return text;
  } finally {
    await handle.close();
  }
}

/** An address of the web, or a picture of this server. */
function addressIn(text: string, option: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if ((!isWeb && !text.startsWith('/bilder/')) || text.length > LONGEST_ADDRESS)
    throw refuse(`${option}: „${text}“ ist keine Adresse (https://…).`);
  return text;
}

async function addSlide({ tx, write }: Desk, { option, optional }: Given): Promise<Said> {
  const league = await leagueMeant(tx, option('league'));
  const target = optional('news');
  const article = target === undefined ? undefined : await articleMeant(tx, target);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${slides.position}), 0)`.mapWith(Number) })
    .from(slides)
    .where(eq(slides.leagueId, league.id));
  const id = newId();
  // Without this text a league's page has no content at all, and no slides.
  if (league.weeklyReport === null) await write('leagues', [{ id: league.id, weekly_report: '' }]);
  await write('slides', [
    {
      id,
      league_id: league.id,
      position: (last?.position ?? 0) + 1,
      image: addressIn(option('image'), '--image'),
      title: textIn(option('title'), 'Der Titel'),
      description: optional('text')?.trim() ?? '',
      news_id: article?.id ?? null,
    },
  ]);
  return { lines: [`${league.name}: Slide „${option('title')}“ (${id})`], json: { id } };
}

async function listSlides({ tx }: Desk, { optional }: Given): Promise<Said> {
  const code = optional('league');
  const league = code === undefined ? undefined : await leagueMeant(tx, code);
  const rows = await tx
    .select({ id: slides.id, league: leagues.code, position: slides.position, title: slides.title })
    .from(slides)
    .innerJoin(leagues, eq(leagues.id, slides.leagueId))
    .where(league === undefined ? undefined : eq(slides.leagueId, league.id))
    .orderBy(asc(leagues.code), asc(slides.position), asc(slides.id));
  const lines = rows.map(({ id, league: of, position, title }) => `${id}  ${of ?? '?'} ${position}. ${title}`);
  return { lines: lines.length === 0 ? ['Keine Slides.'] : lines, json: rows };
}
