/** An id that is readable in the output of a failing test. */
export function testId(kind: string, number: number): string {
  return `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const ids = {
  league: testId('1EA60001', 1),
  pause: testId('1EA60001', 2),
  home: testId('1EA60001', 3),
  season: testId('5EA50001', 1),
  oldSeason: testId('5EA50001', 2),
  quarz: testId('7EA00001', 1),
  zirbel: testId('7EA00001', 2),
  murmel: testId('7EA00001', 3),
  distel: testId('7EA00001', 4),
  ferdl: testId('B1A10001', 1),
  poldi: testId('B1A10001', 2),
  gustl: testId('B1A10001', 3),
  resi: testId('B1A10001', 4),
  finished: testId('3A7C0001', 1),
  live: testId('3A7C0001', 2),
  next: testId('3A7C0001', 3),
  undated: testId('3A7C0001', 4),
  old: testId('3A7C0001', 5),
  abandoned: testId('3A7C0001', 6),
  far: testId('3A7C0001', 7),
  openTransfer: testId('74A50001', 1),
  doneTransfer: testId('74A50001', 2),
  refusedTransfer: testId('74A50001', 3),
  openPostponement: testId('B0570001', 1),
  closedPostponement: testId('B0570001', 2),
  article: testId('AE350001', 1),
  general: testId('AE350001', 2),
  ruling: testId('AE350001', 3),
  foreign: testId('AE350001', 4),
  user: testId('05E40001', 1),
};

export const unknownId = testId('FFFFFFFF', 9);
