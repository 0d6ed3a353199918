/** What can be notified of (docs/behaviour.md 19); `moved` covers called-off matches. */
export const PUSH_EVENTS = ['start', 'goal', 'end', 'moved'] as const;
export type PushEvent = (typeof PUSH_EVENTS)[number];

/** A team or a match that somebody is notified of; ids as the API writes them. */
export interface PushSubject {
  readonly kind: 'club' | 'match';
  readonly id: string;
  readonly events: readonly PushEvent[];
  /** Of a match followed alone: forgotten a day after this, Vienna's wall clock in ms. */
  readonly kickoff?: number;
}

/** As many as the server takes. */
export const MOST_SUBJECTS = 20;
const DAY_MS = 86_400_000;

/** Decodes whatever storage holds; what cannot be read is left out. */
export function decodeSubjects(stored: unknown): readonly PushSubject[] {
  const subjects = (Array.isArray(stored) ? stored : []).flatMap(decodeSubject);
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()].slice(-MOST_SUBJECTS);
}

function decodeSubject(stored: unknown): readonly PushSubject[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { kind, id, events, kickoff }: Partial<Record<string, unknown>> = { ...stored };
  if ((kind !== 'club' && kind !== 'match') || typeof id !== 'string' || id === '' || id.length > 64) return [];
  const wanted = PUSH_EVENTS.filter((event) => Array.isArray(events) && events.includes(event));
  if (wanted.length === 0) return [];
  return [
    { kind, id, events: wanted, ...(typeof kickoff === 'number' && Number.isFinite(kickoff) ? { kickoff } : {}) },
  ];
}

/** What identifies a subject among others. */
const keyOf = ({ kind, id }: Pick<PushSubject, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The subjects with this one in place of its former choice; unchanged when there is no room. */
export function withSubject(subjects: readonly PushSubject[], subject: PushSubject): readonly PushSubject[] {
  const others = subjects.filter((other) => keyOf(other) !== keyOf(subject));
  return others.length >= MOST_SUBJECTS ? subjects : [...others, subject];
}

/** The subjects without matches that are a day past. @param now Vienna's wall clock in ms */
export function withoutPast(subjects: readonly PushSubject[], now: number): readonly PushSubject[] {
  const left = subjects.filter(({ kickoff }) => kickoff === undefined || now < kickoff + DAY_MS);
  return left.length === subjects.length ? subjects : left;
}
