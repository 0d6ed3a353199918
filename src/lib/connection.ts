import { attempt } from './attempt';

/** What the browser says of the connection, if it says anything (Network Information API). */
function said(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = attempt((): unknown => Reflect.get(navigator, 'connection'), null);
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the visitor has asked the browser to save data: then nothing is prefetched. */
export const savesData = (): boolean => said('saveData') === true;

/** Whether a large answer that nobody has asked for is only loaded when the visitor says so. */
export const asksFirst = (): boolean => savesData() || /[23]g$/.test(String(said('effectiveType')));
