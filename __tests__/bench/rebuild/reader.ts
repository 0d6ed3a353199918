import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that asks one thing after another over one connection, and reads the answers without looking at them. */
const PROGRAM = `
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true });
process.on('message', ({ url, encoding }) =>
  get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) =>
    answer.resume().on('end', () => process.send(answer.statusCode))));
`;

/** Starts a reader outside this process, so that what reading costs is not measured here. `ask` gives the status. */
export function startReader() {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    ask: async (url: string, encoding: string): Promise<unknown> => {
      const answered = once(child, 'message');
      child.send({ url, encoding });
      const [status]: unknown[] = await answered;
      return status;
    },
    stop: () => child.disconnect(),
  };
}
