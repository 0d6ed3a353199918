import type { Federation } from './load';
import type { DemoClub } from './clubs';
import { hairStyles } from './pictures/kit';
import { playerUrl } from './pictures/render';
import type { Random } from './random';

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
function inventPerson(random: Random, older = false): Person {
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

/** Where players with foreign roots come from, and their invented names. */
interface Origin {
  readonly nationality: string;
  readonly weight: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const origins: readonly Origin[] = [
  {
    nationality: 'Deutschland',
    weight: 8,
    first: ['Hannes', 'Finn', 'Malte', 'Jannik', 'Bastian', 'Ole'],
    last: ['Krögerling', 'Altmühler', 'Hansenhof', 'Westerkamper', 'Brinkmöller', 'Sandrock'],
  },
  {
    nationality: 'Bosnien und Herzegowina',
    weight: 9,
    first: ['Adnan', 'Tarik', 'Emir', 'Haris', 'Nermin', 'Edin'],
    last: ['Bosnjar', 'Ilicanin', 'Hadzimujic', 'Dervanic', 'Salihagic', 'Mehmedanic', 'Zukanac'],
  },
  {
    nationality: 'Serbien',
    weight: 9,
    first: ['Milan', 'Nemanja', 'Stefan', 'Luka', 'Dusan', 'Filip'],
    last: ['Marjanac', 'Petrakov', 'Jovandic', 'Stojanar', 'Radivojin', 'Miletanovic'],
  },
  {
    nationality: 'Kroatien',
    weight: 7,
    first: ['Dario', 'Ivan', 'Marko', 'Josip', 'Ante', 'Luka'],
    last: ['Horvatek', 'Kovarek', 'Babicanin', 'Matulovac', 'Juricanec'],
  },
  {
    nationality: 'Türkei',
    weight: 8,
    first: ['Emre', 'Kerem', 'Amir', 'Cem', 'Baris', 'Deniz'],
    last: ['Okturan', 'Talayman', 'Yildaray', 'Demirhanoglu', 'Aksoylar', 'Korkmazay'],
  },
  {
    nationality: 'Ungarn',
    weight: 4,
    first: ['Bence', 'Levente', 'Gergo', 'Adam'],
    last: ['Szabolay', 'Nagyvari', 'Kertessy', 'Horanyi'],
  },
  {
    nationality: 'Slowakei',
    weight: 3,
    first: ['Marek', 'Tomas', 'Peter', 'Samuel'],
    last: ['Hrusovan', 'Kralovic', 'Novotar', 'Polakovan'],
  },
  {
    nationality: 'Polen',
    weight: 4,
    first: ['Kamil', 'Jakub', 'Mateusz', 'Bartek'],
    last: ['Nowakiel', 'Zielinczak', 'Wronkowic', 'Lipowicz'],
  },
  {
    nationality: 'Rumänien',
    weight: 5,
    first: ['Andrei', 'Vlad', 'Radu', 'Ionut'],
    last: ['Popescan', 'Ionelcu', 'Munteanar', 'Dragusan'],
  },
  {
    nationality: 'Italien',
    weight: 3,
    first: ['Sandro', 'Luca', 'Davide', 'Matteo'],
    last: ['Rossetal', 'Bellarini', 'Contavalle', 'Morettin'],
  },
  {
    nationality: 'Slowenien',
    weight: 3,
    first: ['Jan', 'Nejc', 'Rok', 'Žan'],
    last: ['Kranjecnik', 'Zupanar', 'Golobovec', 'Potocar'],
  },
  {
    nationality: 'Albanien',
    weight: 3,
    first: ['Arber', 'Ardit', 'Leon', 'Besnik'],
    last: ['Kelmendar', 'Berishan', 'Hoxhalli', 'Gjokaniku'],
  },
  {
    nationality: 'Kosovo',
    weight: 3,
    first: ['Dren', 'Arian', 'Blerim', 'Visar'],
    last: ['Krasnaj', 'Gashanaj', 'Rexhepar', 'Morinaj'],
  },
  {
    nationality: 'Nordmazedonien',
    weight: 2,
    first: ['Goran', 'Viktor', 'Darko'],
    last: ['Trajkovar', 'Nikolevan', 'Stojcevan'],
  },
  { nationality: 'Nigeria', weight: 2, first: ['Samuel', 'Chidi', 'Tunde'], last: ['Adeyomi', 'Okonwar', 'Balogunde'] },
  { nationality: 'Ghana', weight: 2, first: ['Kwame', 'Kofi', 'Daniel'], last: ['Mensarko', 'Owusani', 'Boatemar'] },
];

/** Every origin as often as it weighs. */
const weightedOrigins = origins.flatMap((origin) => Array.from({ length: origin.weight }, () => origin));

/** A player on the way into the database; `lastSeason` is the club of the season before, null for a newcomer. */
export interface DemoPlayer {
  readonly row: Federation['players'][number];
  readonly hair: string;
  lastSeason: string | null;
}

/** Puts a player into the shirt of a club: the picture shows colours, hair and number. */
export function dress(player: DemoPlayer, club: DemoClub): void {
  player.row.image = playerUrl({ ...club.style.home, number: Number(player.row.number), hair: player.hair });
}

const hair = [...hairStyles.keys()];
const everyday = ['kurz', 'kurz', 'kurz', 'fade', 'fade'];
const shirtNumbers = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 27, 33, 44, 77, 99,
];

function positionOf(index: number): string {
  if (index < 2) return 'Tormann';
  if (index < 6) return 'Verteidigung';
  return index < 11 ? 'Mittelfeld' : 'Sturm';
}

function birthYear(over35: boolean, index: number, year: number, random: Random): number {
  if (!over35) return year - random.int(17, 38);
  const young = index === 0 || index === 7;
  return young ? year - random.int(27, 33) : year - random.int(36, 55);
}

/** Builds the squad of a club and names its captain and coach. */
export function buildSquad(
  club: DemoClub,
  over35: boolean,
  year: number,
  sid: () => number,
  random: Random,
): DemoPlayer[] {
  const size = 14 + random.int(0, 2);
  const numbers = random.shuffle(shirtNumbers);
  const names = new Set<string>();
  const squad = Array.from({ length: size }, (_, index): DemoPlayer => {
    let person = inventPerson(random, over35);
    while (names.has(person.name)) person = inventPerson(random, over35);
    names.add(person.name);
    const number = index === 0 ? 1 : (numbers[index] ?? index + 30);
    const newcomer = index > 11 && random.chance(0.35);
    const registered = newcomer ? year : year - random.int(1, 5);
    const player: DemoPlayer = {
      lastSeason: newcomer ? null : club.row.id,
      hair: random.chance(0.7) ? random.pick(everyday) : random.pick(hair),
      row: {
        id: random.uuid(),
        clubId: club.row.id,
        sid: String(sid()),
        name: person.name,
        number: String(number),
        birthday: String(birthYear(over35, index, year, random)),
        nationality: person.nationality,
        position: positionOf(index),
        eligibility: index > 10 && random.chance(0.1) ? 'Warten' : 'Spielberechtigt',
        registerDate: `${String(random.int(1, 28)).padStart(2, '0')}.${random.pick(['07', '08', '02'])}.${registered}`,
        status: true,
        bank: false,
      },
    };
    dress(player, club);
    return player;
  });
  club.row.captainId = random.pick(squad.slice(2, 9)).row.id;
  club.row.coachName = inventPerson(random, true).name;
  return squad;
}
