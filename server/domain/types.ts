/** Which of the two teams of a match. */
export type Side = 'home' | 'away';

/** Life cycle of a match; `first`, `halftime` and `second` are live. */
export type MatchStatus =
  'pending' | 'first' | 'halftime' | 'second' | 'completed' | 'submitted' | 'done' | 'abgebrochen' | 'cancelled';

/** What can happen in a match; only `goal` changes the score. */
export type EventType = 'goal' | 'yellowCard' | 'redCard' | 'yellowRedCard';

/** Whether a player may take the field; `Warten` is not yet cleared. */
export type Eligibility = 'Spielberechtigt' | 'Gesperrt' | 'Warten';

/** Only `warten` can still be answered. */
export type TransferStatus = 'warten' | 'angenommen' | 'abgelehnt' | 'abgelaufen';

/** One player of a line-up with the shirt number worn in that match; name and picture come from the player. */
export interface LineupEntry {
  player: string;
  number: number;
}

/** A contact person of a registering team. */
export interface Contact {
  first: string;
  last: string;
  phone: string;
  email: string;
  identification: string;
}
