import { runOffice } from '../../server/office/office';
import type { Printed } from '../../server/office/office';
import { readSettings } from '../../server/settings';
import type { TestServer } from './serverApp';

/** Types a command of the office, its words one by one, on the database of a server under test. */
export function typeInto(
  { store }: Pick<TestServer, 'store'>,
  environment: Readonly<Record<string, string>> = {},
): (...words: string[]) => Promise<Printed> {
  return (...words) =>
    runOffice(
      words,
      () => readSettings(environment),
      (work) => work(store),
    );
}
