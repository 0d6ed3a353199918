/** Fields of the payload by object, for the stores that need them all declared. */
export const SEASON = ['id', 'name', 'primary', 'details', 'gameday', 'winner', 'runnerup', 'table'];
export const MATCH = [
  'id',
  'status',
  'paid',
  'postponerequest',
  'bericht',
  'first_half_start_date',
  'second_half_start_date',
  'first_half_end_date',
  'second_half_end_date',
];
export const DETAILS = ['gameday', 'date', 'location'];
export const SCORE = ['home', 'away'];
export const BLANKET = ['name', 'logo', 'dress'];
export const SHORT_SIDE = ['id', 'name', 'logo'];
export const LINEUP_PLAYER = ['id', 'sid', 'name', 'number', 'image', 'yellow_card', 'red_yellow_card', 'red_card'];
export const EVENT = ['_id', 'id', 'type', 'minute', 'name', 'image', 'number', 'assign', 'own_goal'];
