import type { AnswerContext } from '../http/answerRoute';
import type { Offer } from '../http/offers';
import type { PublicOrigin } from '../http/proxied';
import { calendarRoutes } from './calendar';
import type { Pictures } from './pictures';
import { sharedPageRoutes } from './sharedPages';
import { sharedPictureRoutes } from './sharedPictures';

/** Calendar feeds and the pages and pictures for sharing, as far as they are offered. @param site where the site is */
export function takeAlongRoutes(
  context: AnswerContext,
  offered: ReadonlySet<Offer>,
  site: string,
  publicOrigin: PublicOrigin,
  pictures?: Pictures,
): void {
  if (offered.has('calendar')) calendarRoutes(context, site, publicOrigin);
  if (!offered.has('share')) return;
  sharedPageRoutes(context, site, publicOrigin);
  sharedPictureRoutes(context, pictures);
}
