import type { AnswerContext } from '../http/answerRoute';
import type { Offer } from '../http/offers';
import { calendarRoutes } from './calendar';
import { sharedPageRoutes } from './sharedPages';
import { sharedPictureRoutes } from './sharedPictures';

/** What visitors take along, as far as it is offered: calendars, and what is shared in chats. @param site where the site is */
export function takeAlongRoutes(context: AnswerContext, offered: ReadonlySet<Offer>, site: string): void {
  if (offered.has('calendar')) calendarRoutes(context, site);
  if (!offered.has('share')) return;
  sharedPageRoutes(context, site);
  sharedPictureRoutes(context);
}
