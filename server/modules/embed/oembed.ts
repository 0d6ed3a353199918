import type { Built } from '../../cache/cache';
import { JSON_TYPE } from '../../cache/response';
import { isUuid } from '../../domain/text';
import { HttpError } from '../../http/errors';
import { API_HEADERS } from '../../http/headers';
import type { PublicOrigin } from '../../http/request';
import { sendAnswer } from '../../http/route';
import type { AnswerContext } from '../../http/route';
import { escaped, NAME } from '../../sharing/page';
import { factsOfEmbed } from './facts';
import { FRAME_SCRIPT_PATH, HEIGHTS, isEmbedded, readEmbedSettings } from './settings';
import type { EmbedKind } from './settings';

const WIDTH = 600;
const BRIEFLY_MS = 60_000;
/** The site's screens that can be embedded. */
const SCREENS: ReadonlyMap<string, EmbedKind> = new Map([
  ['tabelle', 'tabelle'],
  ['spielplan', 'spieltag'],
  ['team-detail', 'team'],
  ['match', 'match'],
]);

/** Where an editor finds what shows a page within another one, without the format. */
export function oembedAddress(origin: string, page: string): string {
  return `${origin}/oembed?url=${encodeURIComponent(page)}`;
}

interface Embedded {
  kind: EmbedKind;
  id: string;
  matchday?: string;
}

/** What an address of ours shows: a page of the site, hash route included, or a preview. */
function embeddedBy(address: string, site: string, publicOrigin: PublicOrigin): Embedded | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const origin = publicOrigin(url.host);
  const home = new URL(site, origin);
  if (url.host === home.host && url.pathname === home.pathname && url.hash.startsWith('#/')) {
    const [path = '', query] = url.hash.slice(2).split('?');
    const [screen = '', id] = path.split('/').map(decoded);
    const kind = SCREENS.get(screen);
    const chosen = new URLSearchParams(query);
    const matchday = chosen.get('spieltag');
    const named = kind === 'tabelle' || kind === 'spieltag' ? chosen.get('liga') : id;
    return kind === undefined || !named ? undefined : { kind, id: named, ...(matchday !== null && { matchday }) };
  }
  const [, area, kind = '', id] = url.pathname.split('/').map(decoded);
  const isPreview = url.host === new URL(origin).host && area === 'teilen' && isEmbedded(kind) && kind !== 'spieltag';
  return isPreview && id ? { kind, id } : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // No address of ours is spelt like that.
    return '';
  }
}

/** `GET /oembed` by the specification of oEmbed 1.0 (type `rich`). @param site where the site is */
export function oembedRoute({ app, store }: AnswerContext, site: string, publicOrigin: PublicOrigin): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    reply.headers(API_HEADERS);
    if (format !== 'json' && format !== 'xml') throw new HttpError(501, 'Not Implemented');
    const origin = publicOrigin(request.headers.host);
    const embedded = typeof url === 'string' ? embeddedBy(url, site, publicOrigin) : undefined;
    if (embedded === undefined) throw new HttpError(404, 'Not Found');
    const { kind, id, matchday } = embedded;
    const settings = readEmbedSettings({ spieltag: matchday });
    const width = atMost(WIDTH, maxwidth);
    const height = atMost(HEIGHTS[kind], maxheight);
    const build = async (): Promise<Built> => {
      const { facts, tags, isGuessed } = await factsOfEmbed(store, kind, { id }, settings);
      const chosen = settings.matchday === undefined || isGuessed ? '' : `?spieltag=${settings.matchday}`;
      const source = `${origin}/einbetten/${kind}/${encodeURIComponent(id)}${chosen}`;
      const told = {
        version: '1.0',
        type: 'rich',
        title: facts.title,
        provider_name: NAME,
        provider_url: new URL(site, origin).href,
        cache_age: BRIEFLY_MS / 1_000,
        html: frameCode(source, facts.title, width, height),
        width,
        height,
      };
      // For what visitors invent addresses of.
      return format === 'json'
        ? { content: JSON.stringify(told), type: JSON_TYPE, tags, brieflyMs: BRIEFLY_MS }
        : { content: xmlOf(told), type: 'text/xml; charset=utf-8', tags, brieflyMs: BRIEFLY_MS };
    };
    const key = ['/oembed', origin, format, kind, isUuid(id) ? id.toUpperCase() : id, settings.matchday, width, height];
    return sendAnswer(request, reply, await store.answers.read(key.join('\n'), build));
  });
}

/** Our size, or the asker's if that is smaller. */
function atMost(size: number, asked: unknown): number {
  const most = typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  return most > 0 ? Math.min(size, most) : size;
}

/** The code that shows an embed in any page: a frame, and the script that gives it its height. */
function frameCode(source: string, title: string, width: number, height: number): string {
  const script = new URL(FRAME_SCRIPT_PATH, source).href;
  return (
    `<iframe src="${escaped(source)}" title="${escaped(title)}" loading="lazy" width="${width}" height="${height}" ` +
    `frameborder="0"></iframe><script async src="${escaped(script)}"></script>`
  );
}

function xmlOf(told: Readonly<Record<string, string | number>>): string {
  // What XML cannot hold in any spelling, a hostile name can.
  const storable = (value: string | number) =>
    String(value).replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  const fields = Object.entries(told).map(([name, value]) => `<${name}>${escaped(storable(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
