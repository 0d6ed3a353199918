import { HttpError } from '../../http/errors';
import { rateLimit } from '../../http/route';
import type { RouteContext } from '../context';

/** The site's screens, by the first word of their addresses; `start` is the start page. */
export const VITAL_ROUTES: readonly string[] = [
  ...['start', 'liga', 'teams', 'tabelle', 'tabellenrechner', 'spielplan', 'livescore', 'leaderboards', 'news'],
  ...['strafsenat', 'transfers', 'sperren', 'bund', 'ligaordnung', 'spielregeln', 'kontakt', 'impressum', 'register'],
  ...['mobilenav', 'match', 'team-detail', 'player-detail', 'news-detail', 'transfer', 'postpone'],
];
const DEVICES = ['phone', 'desktop'] as const;
/** What is measured, and how much it can be: milliseconds, but for the layout's shifts, which are a score. */
const MOST: Readonly<Record<Vital, number>> = { LCP: 120_000, INP: 120_000, TTFB: 120_000, CLS: 100 };
/** A page sends one when it is left. */
const MOST_A_MINUTE = 60;
const LARGEST_BYTES = 1_024;

/** A figure of the web vitals (https://web.dev/articles/vitals). */
export type Vital = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** What a visitor's browser measured on one screen. */
export interface Vitals {
  route: string;
  device: (typeof DEVICES)[number];
  /** In milliseconds, `CLS` as a score. */
  metrics: Partial<Record<Vital, number>>;
}

/** `POST /api/vitals` (docs/api.md 10): figures are counted, and nothing of who sent them is kept. */
export function vitalsRoute({ app, store, guard }: RouteContext, count: (vitals: Vitals) => void): void {
  const options = { bodyLimit: LARGEST_BYTES, preHandler: [guard, rateLimit(store, 'vitals', MOST_A_MINUTE, 'here')] };
  app.post('/vitals', options, (request, reply) => {
    const vitals = decodeVitals(request.body);
    if (vitals === undefined) throw new HttpError(400, 'Ungültige Messwerte');
    count(vitals);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** The figures of a body; undefined when it names no screen or device of ours, or holds any figure that cannot be. */
function decodeVitals(body: unknown): Vitals | undefined {
  if (!isObject(body) || !isObject(body['metrics'])) return undefined;
  const { metrics } = body;
  const route = VITAL_ROUTES.find((name) => name === body['route']);
  const device = DEVICES.find((name) => name === body['device']);
  const figures = VITALS.flatMap((name) => (metrics[name] === undefined ? [] : [[name, metrics[name]] as const]));
  const sound = figures.flatMap(([name, value]) =>
    typeof value === 'number' && value >= 0 && value <= MOST[name] ? [[name, value] as const] : [],
  );
  if (route === undefined || device === undefined || sound.length === 0 || sound.length < figures.length) {
    return undefined;
  }
  return { route, device, metrics: Object.fromEntries(sound) };
}

const VITALS: readonly Vital[] = ['LCP', 'INP', 'CLS', 'TTFB'];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
