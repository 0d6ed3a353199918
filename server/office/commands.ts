import { AUDIT } from './audit';
import { CLUB } from './club';
import { MATCH } from './match';
import { NEWS } from './news';
import { PLAYER } from './player';
import { REGISTRATION } from './registration';
import { REQUESTS } from './requests';
import type { OfficeCommand } from './commandLine';
import { SHEETS } from './sheet/commands';

/** Every command of the office by its name. */
export const OFFICE: Readonly<Record<string, OfficeCommand>> = {
  ...SHEETS,
  ...MATCH,
  ...CLUB,
  ...PLAYER,
  ...REGISTRATION,
  ...REQUESTS,
  ...NEWS,
  ...AUDIT,
};
