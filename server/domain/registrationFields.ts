import { isInvisible, isUnstorable } from './plainText';

/** A field of a form that cannot be accepted; `message` is meant for the person who filled it in. */
export class FieldProblem extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** Requirements of a text field: its name in a sentence, and how many characters it may have. */
export interface TextRule {
  name: string;
  min: number;
  max: number;
  /** A missing value counts as an empty text. */
  optional?: boolean;
}

/** Reads an object, or fails naming the key. */
export function readRecord(value: unknown, key: string, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FieldProblem(key, `${name} fehlt oder ist unvollständig.`);
  }
  return { ...value };
}

/** Reads a field by its camel-case key or the snake-case spelling of it. */
export function readField(fields: Record<string, unknown>, key: string): unknown {
  return fields[key] ?? fields[key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)];
}

/** Reads a trimmed text within its bounds. */
export function readText(fields: Record<string, unknown>, key: string, rule: TextRule, path = key): string {
  const value = readField(fields, key) ?? (rule.optional === true ? '' : undefined);
  if (typeof value !== 'string') throw new FieldProblem(path, `${rule.name} fehlt.`);
  const text = value.trim();
  if (isInvisible(text) && rule.min > 0) throw new FieldProblem(path, `${rule.name} fehlt.`);
  if (text.length < rule.min) throw new FieldProblem(path, `${rule.name} ist zu kurz.`);
  if (text.length > rule.max) throw new FieldProblem(path, `${rule.name} ist zu lang (höchstens ${rule.max} Zeichen).`);
  if (isUnstorable(text)) throw new FieldProblem(path, `${rule.name} enthält unzulässige Zeichen.`);
  return text;
}

/** Reads one of a fixed set of values. */
export function readChoice(
  fields: Record<string, unknown>,
  key: string,
  choices: readonly string[],
  name: string,
): string {
  const value = readField(fields, key);
  if (typeof value !== 'string' || value === '') throw new FieldProblem(key, `${name} fehlt.`);
  if (!choices.includes(value)) throw new FieldProblem(key, `${name} ist ungültig.`);
  return value;
}

/** Reads a consent, which only a clear yes gives. */
export function readConsent(fields: Record<string, unknown>, key: string, name: string): true {
  if (fields[key] !== true) throw new FieldProblem(key, `${name} fehlt.`);
  return true;
}
