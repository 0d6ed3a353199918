import type { Random } from './random';
import { weightedOrigins } from './origins';

const austrianFirst = [
  'Tobias',
  'Lukas',
  'Moritz',
  'Valentin',
  'Benedikt',
  'Raphael',
  'Fabian',
  'Jonas',
  'Elias',
  'Paul',
  'David',
  'Julian',
  'Matteo',
  'Simon',
  'Stefan',
  'Florian',
  'Clemens',
  'Jakob',
  'Leopold',
  'Konstantin',
  'Sebastian',
  'Gregor',
  'Niklas',
  'Oskar',
  'Emil',
  'Theo',
  'Vinzenz',
  'Xaver',
  'Maximilian',
  'Philipp',
  'Bernhard',
  'Kilian',
  'Severin',
  'Laurenz',
  'Anton',
  'Felix',
  'Dominik',
  'Michael',
  'Andreas',
  'Christoph',
];
const olderFirst = [
  'Günther',
  'Herbert',
  'Gerald',
  'Manfred',
  'Wolfgang',
  'Harald',
  'Roland',
  'Reinhard',
  'Ewald',
  'Kurt',
  'Gernot',
  'Erwin',
  'Robert',
  'Thomas',
  'Werner',
  'Ernst',
];
const stems = [
  'Wies',
  'Kraut',
  'Birk',
  'Stein',
  'Feicht',
  'Sag',
  'Alm',
  'Korn',
  'Nuß',
  'Tratt',
  'Moos',
  'Hasel',
  'Dorn',
  'Gras',
  'Holler',
  'Zwirn',
  'Quell',
  'Schober',
  'Lärch',
  'Ofen',
  'Rauh',
  'Tann',
  'Weid',
  'Zirb',
  'Brunn',
  'Eich',
  'Heidel',
  'Kien',
  'Lind',
  'Murm',
  'Kolb',
  'Rebl',
  'Schilf',
  'Viel',
  'Wachol',
  'Ziegel',
];
const endings = [
  'mahder',
  'wiesner',
  'moser',
  'haglmair',
  'grubner',
  'stadler',
  'dorffer',
  'tobler',
  'zwettler',
  'kogler',
  'lehnthaler',
  'reither',
  'eggner',
  'brandtner',
  'hofstätter',
  'nigl',
  'schlager',
  'auinger',
  'thalhammer',
  'bichler',
];

/** An invented person. */
export interface Person {
  readonly name: string;
  readonly nationality: string;
}

/** Invents a name; three quarters are Austrian citizens, a good part of them with roots elsewhere. */
export function inventPerson(random: Random, older = false): Person {
  const origin = random.pick(weightedOrigins);
  const foreign = random.chance(0.25);
  if (foreign || random.chance(0.28)) {
    return {
      name: `${random.pick(origin.first)} ${random.pick(origin.last)}`,
      nationality: foreign ? origin.nationality : 'Österreich',
    };
  }
  const first = random.pick(older ? [...olderFirst, ...austrianFirst.slice(0, 12)] : austrianFirst);
  return { name: `${first} ${random.pick(stems)}${random.pick(endings)}`, nationality: 'Österreich' };
}
