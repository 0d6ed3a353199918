import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts for a password without echoing it, or reads the first line of a pipe. It never shows in a list of processes. */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    throw new Error('no password was given');
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
}
