import { callUrl } from '../../src/api/callUrl';

const before = API_BASE_URL;
afterEach(() => Object.assign(globalThis, { API_BASE_URL: before }));

test.each([
  ['https://api.example.org/', 'https://api.example.org/webClient/livescore'],
  ['https://api.example.org/kbo', 'https://api.example.org/kbo/webClient/livescore'],
  ['https://api.example.org/kbo/', 'https://api.example.org/kbo/webClient/livescore'],
  ['/api', 'http://localhost/api/webClient/livescore'],
])('a call below %s keeps every folder of it', (base, url) => {
  Object.assign(globalThis, { API_BASE_URL: base });
  expect(callUrl('webClient/livescore')).toBe(url);
  expect(callUrl('/webClient/livescore')).toBe(url);
});
