import type { Database } from './db/database';
import type { Offer } from './http/headers';
import type { Limits } from './modules/context';
import type { Pictures } from './modules/site/pictures';
import type { LiveLimits } from './live/streams';
import type { Log } from './monitor/log';
import type { Figures } from './monitor/metrics';
import type { IsTrusted } from './http/request';
import type { Purging } from './purging';
import type { MirrorState } from './ingest/mirror';
import type { PushOptions } from './modules/push/routes';
import type { Store } from './store';

/** What the server is built from. */
export interface AppOptions {
  store: Store;
  /** Folder of the built site; without it only the API and the pictures are served. */
  siteDir?: string | undefined;
  /** Where visitors find the site, as a folder; by default the root of this server. */
  siteUrl?: string;
  /** Where visitors find this server; the first is named where a request came to none of them. */
  publicOrigins?: readonly string[];
  /** Who draws the pictures under `/bilder/`; without it there are none but fetched ones. */
  pictures?: Pictures | undefined;
  /** Folder of the pictures fetched from other servers. */
  fetchedPictures?: string;
  /** Sites on other hosts that may call the API with credentials. */
  corsOrigins?: readonly string[];
  /** Further hosts the site itself may call. */
  connectSources?: readonly string[];
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted; none by default. */
  trustProxy?: IsTrusted | undefined;
  limits: Limits;
  /** What is switched on beyond the contract. */
  offers?: readonly Offer[];
  liveLimits?: LiveLimits;
  /** The shared cache before the server, purged of every change before visitors are told of it. */
  purging?: Purging | undefined;
  /** Notifications; without it nobody can subscribe. */
  push?: PushOptions | undefined;
  /** Where things are logged; nowhere by default. */
  log?: Log;
  /** The token that `/-/metrics` requires on the main port; without one the route is not served there. */
  monitorToken?: string | undefined;
  /** Whether `/-/` is served on a port of its own instead. */
  monitorElsewhere?: boolean;
  /** Further sources of metrics in this process. */
  watched?: Partial<Pick<Figures, 'simulator' | 'jobs' | 'mails'>> & { connections?: Database['connections'] };
  maxConnections?: number;
  longestSilenceMs?: number;
  /** The API this server mirrors, and the seconds since it last answered, while it does not. */
  mirror?: { base: string; ageS: () => number | undefined; state?: () => MirrorState } | undefined;
}
