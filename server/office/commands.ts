import { AUDIT } from './audit';
import type { OfficeCommand } from './commandLine';

/** Every command of the office by its name. */
export const OFFICE: Readonly<Record<string, OfficeCommand>> = { ...AUDIT };
