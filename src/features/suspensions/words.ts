/** Texts for empty lists (docs/behaviour.md 2 and 14). */
export const NOBODY_SUSPENDED = 'Aktuell gibt es keine gesperrten Spieler in dieser Liga';
export const NOBODY_AWAY = 'Niemand ist eine Gelbe von einer Sperre entfernt.';
