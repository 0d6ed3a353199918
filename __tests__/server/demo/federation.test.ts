/** @jest-environment node */
import { buildFederation, demoLogin } from '../../../server/demo/federation';
import { verifyPassword } from '../../../server/domain/auth';
import { built } from './federation/built';
import { explainsItself } from './federation/explained';
import { reportsMatches } from './federation/reports';
import { playsSeasons } from './federation/seasons';
import { isWhole } from './federation/size';

const moments = [
  ['a Friday morning', '2026-11-20T07:30:00Z'],
  ['a Sunday at noon', '2026-05-10T10:00:00Z'],
  ['minutes after midnight', '2026-11-21T23:04:00Z'],
  ['late on a Sunday', '2026-10-25T22:50:00Z'],
  ['the winter break', '2027-01-06T12:00:00Z'],
  ['the summer break', '2026-07-15T12:00:00Z'],
] as const;

describe.each(moments)('the federation built on %s', (when, moment) => {
  const federation = built(new Date(moment));
  isWhole(federation);
  playsSeasons(federation);
  reportsMatches(federation, when);
  explainsItself(federation);
});

describe('repeatability', () => {
  const today = new Date('2026-11-20T07:30:00Z');

  test('the same seed gives the same federation, another one does not', () => {
    const text = JSON.stringify(buildFederation(today));
    expect(JSON.stringify(buildFederation(today))).toBe(text);
    expect(JSON.stringify(buildFederation(today, 23))).not.toBe(text);
  });

  test('the documented password opens the demo users', async () => {
    for (const { email, passwordHash } of buildFederation(today).users) {
      expect(demoLogin.emails).toContain(email);
      expect(await verifyPassword(demoLogin.password, passwordHash)).toBe(true);
    }
  });
});
