import type { Eligibility } from '../entities/player/model';
import type { State } from '../entities/league/model';
import type { NewsItem } from '../entities/news/model';
import { formatInstant } from '../lib/dates';

/** German words for whether a player may play. */
export const ELIGIBILITY_LABELS: Readonly<Record<Eligibility, string>> = {
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
  unknown: '-',
};

/** Display names of the federal states. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  wien: 'Wien',
  niederoesterreich: 'Niederösterreich',
  oberoesterreich: 'Oberösterreich',
  steiermark: 'Steiermark',
  kaernten: 'Kärnten',
  salzburg: 'Salzburg',
  tirol: 'Tirol',
  vorarlberg: 'Vorarlberg',
  burgenland: 'Burgenland',
};

/** The date of an article in German; null: none. */
export function newsDate({ created }: NewsItem): string | null {
  return typeof created === 'number' ? formatInstant(created) : null;
}

/** The headline, or the prescribed text for a missing one. */
export function newsTitle({ title }: NewsItem): string {
  return title ?? 'Untitled';
}
