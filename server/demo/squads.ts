import type { Federation } from '../db/rows';
import { hairStyles } from '../pictures/player';
import { playerUrl } from '../pictures/render';
import type { DemoClub } from './clubs';
import { inventPerson } from './names';
import type { Random } from './random';

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
