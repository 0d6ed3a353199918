import { oneAtATime } from '../../src/lib/locks';

/** A browser whose lock manager does this. */
function withLocks(request: (name: string, job: () => unknown) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

describe('One job of a name at a time', () => {
  test('runs without locks where the browser has none, or refuses them because site data is blocked', async () => {
    expect(await oneAtATime('transfer/1', () => Promise.resolve('gesendet'))).toBe('gesendet');
    withLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
    expect(await oneAtATime('transfer/1', () => Promise.resolve('gesendet'))).toBe('gesendet');
    withLocks(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await oneAtATime('transfer/1', () => Promise.resolve('gesendet'))).toBe('gesendet');
  });

  test('a job that fails under its lock is not run again', async () => {
    withLocks((_name, job) => Promise.resolve(job()));
    const job = jest.fn(() => Promise.reject(new Error('abgelehnt')));
    await expect(oneAtATime('transfer/1', job)).rejects.toThrow('abgelehnt');
    expect(job).toHaveBeenCalledTimes(1);
  });
});
