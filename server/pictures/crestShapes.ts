/** Outlines of crests in a 100 × 100 box, by the name used in picture paths. */
export const crestShapes: ReadonlyMap<string, string> = new Map([
  ['schild', 'M50 2C39 8 25 9 10 8V50C10 72 27 88 50 98C73 88 90 72 90 50V8C75 9 61 8 50 2Z'],
  ['heater', 'M10 4H90V50C90 72 73 88 50 97C27 88 10 72 10 50Z'],
  ['kerbe', 'M10 5H35C42 5 43 12 50 12S58 5 65 5H90V52C90 73 73 88 50 97C27 88 10 73 10 52Z'],
  ['rund', 'M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2Z'],
  ['sechs', 'M50 1L92 25V75L50 99L8 75V25Z'],
  ['tafel', 'M22 3H78A13 13 0 0 1 91 16V76Q91 84 84 86L50 98L16 86Q9 84 9 76V16A13 13 0 0 1 22 3Z'],
  ['wimpel', 'M8 4H92L85 66L50 97L15 66Z'],
  ['quadrat', 'M28 4H72A24 24 0 0 1 96 28V72A24 24 0 0 1 72 96H28A24 24 0 0 1 4 72V28A24 24 0 0 1 28 4Z'],
]);
