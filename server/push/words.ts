import type { SideName } from '../domain/types';
import { isTakenBack } from '../domain/pushEvents';
import type { PushEvent, Snapshot } from '../domain/pushEvents';
import { day, time } from '../sharing/words';

/** What a message is made of. */
export interface PushFacts extends Snapshot {
  id: string;
  league: string;
  gameday: number;
  location: string;
  home: string;
  away: string;
  /** Addresses of the crests; null where there is none. */
  crests: Readonly<Record<SideName, string | null>>;
  /** The last goal; null when none is recorded. */
  goal: { minute: number; name: string | null; own: boolean; side: SideName | null } | null;
  /** What the score was when subscribers were last told. */
  before: Pick<Snapshot, 'homeScore' | 'awayScore'>;
}

const LONGEST_NAME = 80;
/** A push service takes 4 kB at most; with encryption and Safari's limit a message stays well below. */
const MOST_BYTES = 3_000;

/**
 * A message as the site's worker and, by itself, Safari read it (declarative web push,
 * https://www.w3.org/TR/push-api/#declarative-push-message): at most 3,000 bytes.
 * @param site where the site is, as a folder
 */
export function pushMessage(event: PushEvent, facts: PushFacts, site: string): string {
  const icon = event === 'goal' && facts.goal?.side ? facts.crests[facts.goal.side] : facts.crests.home;
  const notification = {
    ...wordsOf(event, facts),
    lang: 'de',
    tag: `match-${facts.id}`,
    navigate: `${site}#/match/${facts.id}`,
  };
  const message = (more: object) => JSON.stringify({ web_push: 8030, notification: { ...notification, ...more } });
  if (icon === null) return message({});
  const whole = message({ icon: new URL(icon, site).href });
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : message({});
}

/** Title and text, German. */
export function wordsOf(event: PushEvent, facts: PushFacts): { title: string; body: string } {
  const { league, gameday, location, homeScore, awayScore, goal } = facts;
  const [home, away] = [facts.home, facts.away].map((name) => shortened(name));
  const pair = `${home} – ${away}`;
  const score = `${home} ${homeScore}:${awayScore} ${away}`;
  const round = `${shortened(league)}, ${gameday}. Spieltag`;
  switch (event) {
    case 'start':
      return { title: `Anpfiff: ${pair}`, body: shortened(location) };
    case 'goal':
      if (isTakenBack(facts.before, facts)) return { title: `Tor zurückgenommen: ${score}`, body: round };
      return { title: `Tor! ${score}`, body: goal === null ? round : scorer(goal) };
    case 'end':
      return { title: `Endstand: ${score}`, body: round };
    case 'moved':
      return facts.status === 'cancelled'
        ? { title: `Abgesagt: ${pair}`, body: round }
        : { title: `Verlegt: ${pair}`, body: newDate(facts.kickoff) };
  }
}

function scorer({ minute, name, own }: NonNullable<PushFacts['goal']>): string {
  return [`${minute}'`, own ? 'Eigentor' : '', shortened(name ?? '')].filter((part) => part !== '').join(' ');
}

function newDate(kickoff: string | null): string {
  const date = [day(kickoff, false), time(kickoff)].filter((part) => part !== undefined);
  return date.length === 0 ? 'Der neue Termin steht noch nicht fest.' : `Neuer Termin: ${date.join(', ')}`;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
