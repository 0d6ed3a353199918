import { asc } from 'drizzle-orm';
import { audit } from '../db/schema/office';
import { viennaWallClock } from '../domain/clock';
import type { AuditedRows } from '../domain/types';
import type { Change } from '../merging/merge';
import { keyOf, tableOf } from '../merging/tables';
import type { Row } from '../merging/tables';
import type { OfficeCommand } from './commandLine';
import { dayIn, shownMoment } from './words';

const MOST_LINES = 100;

/** The record of what the office has changed. */
export const AUDIT: Readonly<Record<string, OfficeCommand>> = {
  audit: {
    usage: '[--since TAG]',
    explained: 'Wer wann was geändert hat, mit den Werten davor und danach.',
    example: 'audit --since 12.11.2026',
    reads: true,
    run: async ({ tx }, { optional }) => {
      const since = optional('since');
      const day = since === undefined ? '' : dayIn(since);
      const rows = (await tx.select().from(audit).orderBy(asc(audit.seq))).filter(
        ({ at }) => viennaWallClock(new Date(at)).slice(0, 10) >= day,
      );
      const lines = rows.flatMap(({ at, by, command, before, after }) => [
        `${shownMoment(viennaWallClock(new Date(at)))} ${by}: kbo ${command}`,
        ...short(differences(before, after)),
      ]);
      return {
        lines: rows.length === 0 ? ['Nichts wurde geändert.'] : lines,
        json: rows.map(({ at, by, command, before, after }) => ({ at, by, command, before, after })),
      };
    },
  },
};

/** Changed rows, a line each: what it was, and what it is. */
export function changeLines(changes: readonly Change[]): string[] {
  const lists = changes.map(({ table, before, after }) => {
    const key = `${table} ${keyOf(tableOf(table), after ?? before ?? {})}`;
    return differences(before && { [key]: before }, after && { [key]: after });
  });
  return short(lists.flat());
}

function differences(before: AuditedRows = {}, after: AuditedRows = {}): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => {
    const [was, is] = [before[key], after[key]];
    if (was === undefined) return `  + ${key}: ${values(is)}`;
    if (is === undefined) return `  − ${key}: ${values(was)}`;
    const changed = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return `  ~ ${key}: ${changed.map((name) => `${name} ${value(was[name])} → ${value(is[name])}`).join(', ')}`;
  });
}

function values(row: Row = {}): string {
  const told = Object.entries(row).filter(([, one]) => one !== null && one !== undefined && one !== '');
  return told.map(([name, one]) => `${name} ${value(one)}`).join(', ');
}

const LONGEST_VALUE = 80;

function value(of: unknown): string {
  const text = JSON.stringify(of) ?? 'null';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function short(lines: readonly string[]): string[] {
  const left = lines.length - MOST_LINES;
  return left <= 0 ? [...lines] : [...lines.slice(0, MOST_LINES), `  … und ${left} weitere`];
}
