/** Which of the two teams of a match. */
export const SIDES = ['home', 'away'] as const;
export type SideName = (typeof SIDES)[number];

/** Life cycle of a match; `first`, `halftime` and `second` are live. */
export const MATCH_STATUSES = [
  'pending',
  'first',
  'halftime',
  'second',
  'completed',
  'submitted',
  'done',
  'abgebrochen',
  'cancelled',
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What can happen in a match; only `goal` changes the score. */
export const EVENT_TYPES = ['goal', 'yellowCard', 'redCard', 'yellowRedCard'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Whether a player may take the field; `Warten` is not yet cleared. */
export const ELIGIBILITIES = ['Spielberechtigt', 'Gesperrt', 'Warten'] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

/** Only `warten` can still be answered. */
export const TRANSFER_STATUSES = ['warten', 'angenommen', 'abgelehnt', 'abgelaufen'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** `draft` until the office decides. */
export type RegistrationStatus = 'draft' | 'approved' | 'rejected';

/** One player of a line-up with the shirt number worn in that match; name and picture come from the player. */
export interface LineupEntry {
  player: string;
  number: number;
}

/** A contact person of a registering team. The number of an identity card is never stored. */
export interface Contact {
  first: string;
  last: string;
  phone: string;
  email: string;
}

/** Columns of rows that a command changed, by `table key`; a row that was added or removed is on one side only. */
export type AuditedRows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
