import { workerAnswers } from '../../src/lib/serviceWorker';

/** `navigator.serviceWorker` of a page without a worker; records its listeners. */
function noWorkerYet() {
  const container = Object.assign(new EventTarget(), { controller: null });
  const heard = jest.spyOn(container, 'addEventListener');
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const signals = () => heard.mock.calls.map(([, , options]) => (typeof options === 'object' ? options.signal : null));
  return { container, signals };
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('waiting for the first service worker', () => {
  test('ends when one takes over the page', async () => {
    const { container, signals } = noWorkerYet();
    const waited = workerAnswers();
    container.dispatchEvent(new Event('controllerchange'));
    await waited;
    expect(signals().map((signal) => signal?.aborted)).toEqual([true]);
  });

  test('gives up after 20 s and no longer listens, as it is done on each page', async () => {
    jest.useFakeTimers();
    const { signals } = noWorkerYet();
    const waited = workerAnswers();
    jest.advanceTimersByTime(20_000);
    await waited;
    expect(signals().map((signal) => signal?.aborted)).toEqual([true]);
  });
});
