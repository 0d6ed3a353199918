import type { Federation } from '../db/rows';
import type { Random } from './random';

/** Addresses and the one password of the demo users, as documented in the README. */
export const demoLogin = {
  emails: ['team@kbo.example', 'admin@kbo.example', 'schiri@kbo.example'],
  password: 'Sonntag-11-Uhr',
};

/** `hashPassword(demoLogin.password)`, fixed so that the same seed gives the same federation; a test checks it. */
const PASSWORD_HASH = 'scrypt:16384:GrNPMpaWsdCqlzkyN7NqxQ==:Sy4o6CQ/Ty/GsFnW+EiwCx6Vkzm/lhvyUML+R4sYRkQ=';

const people: readonly (readonly [type: string, first: string, last: string])[] = [
  ['team', 'Resi', 'Zwirnhuber'],
  ['admin', 'Gustl', 'Knöpfelmann'],
  ['referee', 'Poldi', 'Pfeiferl'],
];

/** People who may sign in to the demo. */
export function buildUsers(random: Random): Federation['users'] {
  return people.map(([type, first, last], index) => ({
    id: random.uuid(),
    userId: `demo${index + 1}`,
    email: demoLogin.emails[index] ?? '',
    passwordHash: PASSWORD_HASH,
    type,
    first,
    last,
    tel: `000 00000${index + 1}`,
    verified: true,
  }));
}
