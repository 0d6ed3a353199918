import { flagUrl } from '../../src/api/flagUrl';
import { flagName } from '../../src/entities/player/rules';
import { flagNames } from '../../.webpack/flags.js';

afterEach(() => Object.assign(globalThis, { FLAG_BASE_URL: null }));

describe('Flags', () => {
  test.each([
    'Österreich',
    'Deutschland',
    'Bosnien und Herzegowina',
    'Türkei',
    'Slowakei',
    'Côte d’Ivoire',
    'Nordmazedonien',
    'England',
    'USA',
  ])('the flag of %s comes with the site', (nationality) => expect(flagNames).toContain(flagName(nationality)));

  test('only nationalities that have one request a file', () => {
    expect(flagUrl('Österreich')).toBe('http://localhost/flaggen/oesterreich.svg');
    expect(flagUrl('Atlantis')).toBeNull();
    expect(flagUrl('constructor')).toBeNull();
  });

  test('another service is asked for every one', () => {
    Object.assign(globalThis, { FLAG_BASE_URL: 'https://flaggen.example/svg/' });
    expect(flagUrl('Atlantis')).toBe('https://flaggen.example/svg/atlantis.svg');
  });
});
