/** The YouTube video in a link. */
export interface YoutubeVideo {
  /** Eleven characters; `live_stream` or `videoseries` with `of`. */
  readonly id: string;
  /** Whose stream or which list the player shows: `channel=UC…`, `list=PL…`. */
  readonly of?: string;
  /** Start time in seconds. */
  readonly start: number;
  /** True for `shorts`, which are 9:16; all others are 16:9. */
  readonly upright: boolean;
}

const HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const SHORT_HOSTS = ['youtu.be', 'www.youtu.be'];
const ID = /^[\w-]{11}$/;
const KINDS = ['shorts', 'embed', 'live', 'v'];
const LONGEST = 2048;
/** Words in the place of an id, which look like one, and what names the channel or the list then. */
const COLLECTIONS = new Map([
  ['live_stream', 'channel'],
  ['videoseries', 'list'],
]);

/** Seconds in `90`, `90s` or `1h2m3s`; 0 for anything else. */
export function readStart(text: string | null): number {
  const found = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,7})s?)?$/i.exec(text?.trim() ?? '');
  const [, hours = '0', minutes = '0', seconds = '0'] = found ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * The video in a watch, short, shorts or embed link, or the stream or list that is embedded; null for blank text, another host or a malformed id. A link
 * without a scheme counts as https.
 */
export function readYoutube(link: string | null | undefined): YoutubeVideo | null {
  const url = readUrl(link?.trim() ?? '');
  if (url === null) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id = SHORT_HOSTS.includes(url.hostname)
    ? first
    : HOSTS.includes(url.hostname)
      ? namedBy(url, first, second)
      : '';
  if (!ID.test(id)) return null;
  const { searchParams, hash } = url;
  const key = COLLECTIONS.get(id);
  if (key !== undefined) {
    const name = searchParams.get(key) ?? '';
    return first === 'embed' && /^[\w-]{2,64}$/.test(name)
      ? { id, of: `${key}=${name}`, start: 0, upright: false }
      : null;
  }
  const start = readStart(searchParams.get('t') ?? searchParams.get('start') ?? hash.replace(/^#t=/, ''));
  return { id, start, upright: first === 'shorts' };
}

function namedBy({ searchParams }: URL, first: string, second: string): string {
  return KINDS.includes(first) ? second : first === 'watch' || first === '' ? (searchParams.get('v') ?? '') : '';
}

function readUrl(text: string): URL | null {
  if (text === '' || text.length > LONGEST) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
