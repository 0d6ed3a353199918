import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** Whether a look that fails now is repeated; the library's types leave the field out. */
function isRepeated(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

/** Of many looks in vain only the last one's message is read: printing the document costs more than the look. */
function elementError(message: string | null, container: Element): Error {
  const whole = (): Error => getElementError(message, container);
  if (isRepeated())
    return Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
      configurable: true,
      get: () => whole().message,
    });
  const error = whole();
  // The line that looked comes first.
  Error.captureStackTrace(error, elementError);
  return error;
}

// A loaded machine is slow, not wrong.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: elementError,
  // What was announced stands there a while longer than on the page; a test that means it looks into the region.
  defaultIgnore: 'script, style, .announcements *',
});

/** The environment's AbortSignal is Node's, which jsdom's event targets refuse; here they honour it as a browser would. */
function acceptSignals(target: EventTarget): void {
  const listen = target.addEventListener;
  target.addEventListener = function addEventListener(this: EventTarget, type, listener, options) {
    if (typeof options !== 'object' || options.signal === undefined) return listen.call(this, type, listener, options);
    const { signal, ...others } = options;
    if (signal.aborted) return;
    listen.call(this, type, listener, others);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others));
  };
}

if (typeof window !== 'undefined') {
  acceptSignals(window.EventTarget.prototype);
  acceptSignals(window);
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

  /** jsdom has none: nothing is ever in view unless a test says so. */
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords = () => [];
  };
}
