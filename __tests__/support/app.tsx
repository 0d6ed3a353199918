import { act } from '@testing-library/react';
import { App } from '../../src/app/App';
import { mount } from './mount';
import type { Mounted } from './mount';
import { connectToBrowser } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';

/** What jsdom lacks and the whole site needs: modal dialogs, sizes, scrolling. */
export function completeBrowser(): void {
  const opener = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const before = opener.get(this);
    if (before instanceof HTMLElement) before.focus();
  };
  window.scrollTo = jest.fn();
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
  performance.getEntriesByType ??= () => [];
}

let disconnect = (): void => undefined;
afterEach(() => disconnect());

/** The whole site at an address, with its lazy screens and a store that is connected to the browser. */
export async function showApp(address: string, store?: AppStore): Promise<Mounted> {
  const mounted = await act(async () => Promise.resolve(mount(<App />, address, store)));
  disconnect();
  disconnect = connectToBrowser(mounted.store);
  return mounted;
}
