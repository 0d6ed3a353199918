import { decodeSubjects, MOST_SUBJECTS, withoutPast, withSubject } from '../../src/filters/pushSubjects';
import type { PushSubject } from '../../src/filters/pushSubjects';

const club: PushSubject = { kind: 'club', id: 'A', events: ['goal', 'end'] };

test('what storage holds is read as far as it makes sense', () => {
  expect(
    decodeSubjects([
      club,
      { ...club, events: ['end'] },
      { kind: 'match', id: 'M', events: ['moved', 'x'], kickoff: 5, more: 1 },
      ...[null, 'x', {}, { ...club, kind: 'league' }, { ...club, id: '' }, { ...club, id: 'B', events: [] }],
    ]),
  ).toEqual([
    { ...club, events: ['end'] },
    { kind: 'match', id: 'M', events: ['moved'], kickoff: 5 },
  ]);
  for (const stored of [undefined, null, {}, 'x', 7]) expect(decodeSubjects(stored)).toEqual([]);
});

test('a new choice replaces the old one of the same subject, and there is room for as many as the server takes', () => {
  expect(withSubject([club], { ...club, events: ['moved'] })).toEqual([{ ...club, events: ['moved'] }]);
  const full = Array.from({ length: MOST_SUBJECTS }, (_, id) => ({ ...club, id: String(id) }));
  expect(withSubject(full, club)).toBe(full);
});

test('a match is forgotten a day after its kick-off', () => {
  const match: PushSubject = { kind: 'match', id: 'M', events: ['goal'], kickoff: 1_000 };
  const day = 86_400_000;
  expect(withoutPast([club, match], 999 + day)).toEqual([club, match]);
  expect(withoutPast([club, match], 1_000 + day)).toEqual([club]);
});
