import { sendVitals } from '../../src/api/webVitals';
import { callUrl } from '../../src/api/paths';

type Report = (metric: { readonly name: string; readonly value: number }) => void;
const mockReports: Report[] = [];
jest.mock('web-vitals', () => {
  const watch = (report: Report): void => void mockReports.push(report);
  return { onLCP: watch, onINP: watch, onCLS: watch, onTTFB: watch };
});

const beacons: { url: string; body: Promise<unknown> }[] = [];
const navigatorHas = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { configurable: true, value });
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const measure = (name: string, value: number): void => mockReports[0]?.({ name, value });

beforeEach(() => {
  beacons.length = mockReports.length = 0;
  navigatorHas('sendBeacon', (url: string, body: Blob) => {
    beacons.push({ url, body: body.text().then((text) => JSON.parse(text) as unknown) });
    return true;
  });
});
afterEach(() => {
  for (const name of ['sendBeacon', 'doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

test('what was measured is sent once, when the page is hidden, with screen and device and nothing else', async () => {
  sendVitals('liga');
  measure('LCP', 1234.56789);
  measure('CLS', 0.0123456);
  expect(beacons).toEqual([]);
  hide();
  hide();
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.url).toBe(callUrl('vitals'));
  expect(await beacons[0]?.body).toEqual({
    route: 'liga',
    device: 'phone',
    metrics: { LCP: 1234.568, CLS: 0.012 },
  });
});

test('nothing measured is nothing sent', () => {
  sendVitals('liga');
  hide();
  expect(beacons).toEqual([]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that asks not to be tracked (%s) is not measured', (name, value) => {
  navigatorHas(name, value);
  sendVitals('liga');
  expect(mockReports).toEqual([]);
});

test('a browser without beacons misses nothing', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  sendVitals('liga');
  measure('LCP', 1);
  expect(hide).not.toThrow();
});
