import { AUDIT } from './audit';
import { CLUB } from './club';
import { MATCH } from './match';
import { PLAYER } from './player';
import type { OfficeCommand } from './commandLine';
import { SHEETS } from './sheet/commands';

/** Every command of the office by its name. */
export const OFFICE: Readonly<Record<string, OfficeCommand>> = { ...SHEETS, ...MATCH, ...CLUB, ...PLAYER, ...AUDIT };
