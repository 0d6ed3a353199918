import { AUDIT } from './audit';
import { CLUB } from './club';
import { MATCH } from './match';
import { PLAYER } from './player';
import type { OfficeCommand } from './commandLine';

/** Every command of the office by its name. */
export const OFFICE: Readonly<Record<string, OfficeCommand>> = { ...MATCH, ...CLUB, ...PLAYER, ...AUDIT };
