import type { AnswerContext } from '../http/answerRoute';
import type { Offer } from '../http/offers';
import { calendarRoutes } from './calendar';
import { sharedPageRoutes } from './sharedPages';
import { sharedPictureRoutes } from './sharedPictures';

/** Calendar feeds and the pages and pictures for sharing, as far as they are offered. @param site where the site is */
export function takeAlongRoutes(context: AnswerContext, offered: ReadonlySet<Offer>, site: string): void {
  if (offered.has('calendar')) calendarRoutes(context, site);
  if (!offered.has('share')) return;
  sharedPageRoutes(context, site);
  sharedPictureRoutes(context);
}
