import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { makeStore } from '../../src/store/makeStore';
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
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords = () => [];
  };
  window.scrollTo = jest.fn();
  performance.getEntriesByType ??= () => [];
}

interface ShownApp extends RenderResult {
  readonly store: AppStore;
}

/** The whole site at an address, with the real router, store and lazy screens. */
export async function showApp(address: string, store = makeStore()): Promise<ShownApp> {
  window.history.replaceState(null, '', `#${address}`);
  const shown = await act(async () =>
    Promise.resolve(
      render(
        <Provider store={store}>
          <HashRouter>
            <App />
          </HashRouter>
        </Provider>,
      ),
    ),
  );
  return { ...shown, store };
}

/** Goes to an address as the browser's address bar would. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.location.hash = address;
    window.dispatchEvent(new PopStateEvent('popstate'));
    return Promise.resolve();
  });
}
