import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An instruction of a Dockerfile with what it says. */
export interface Instruction {
  name: string;
  text: string;
  /** Its words: those of the list if it is one, else between blanks. */
  words: readonly string[];
}

/** The stages of the Dockerfile of docs/operating, each without its FROM. */
export function dockerStages(): readonly (readonly Instruction[])[] {
  const file = readFileSync(join(__dirname, '..', '..', 'docs', 'operating', 'Dockerfile'), 'utf8');
  const instructions = file
    .replaceAll('\\\n', '')
    .split('\n')
    .flatMap((line) => {
      const { name = '', text = '' } = /^(?<name>[A-Z]+) (?<text>.*)$/.exec(line)?.groups ?? {};
      const list = /\[.*\]/.exec(text)?.[0];
      const words = list === undefined ? text.split(/\s+/) : (JSON.parse(list) as string[]);
      return name === '' ? [] : [{ name, text, words }];
    });
  const stages: Instruction[][] = [];
  for (const instruction of instructions)
    if (instruction.name === 'FROM') stages.push([]);
    else stages.at(-1)?.push(instruction);
  return stages;
}
