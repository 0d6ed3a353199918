import { callUrl } from '../../src/api/paths';
import { readPicture } from '../../src/api/wire/picture';
import { tameImage, tameLink } from '../../src/lib/html';

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

test.each([
  ['https://api.example.org/kbo', 'a.svg', 'https://api.example.org/kbo/a.svg'],
  ['https://api.example.org/kbo/', 'b.svg', 'https://api.example.org/kbo/b.svg'],
  ['https://api.example.org/kbo', '/c.svg', 'https://api.example.org/c.svg'],
  ['/api', 'd.svg', 'http://localhost/api/d.svg'],
])('below %s the relative address %s is %s, as picture, in an article and as its link', (base, sent, address) => {
  Object.assign(globalThis, { API_BASE_URL: base });
  expect(readPicture(sent)).toBe(address);
  const [image, link] = [document.createElement('img'), document.createElement('a')];
  image.setAttribute('src', sent);
  link.setAttribute('href', sent);
  tameImage(image);
  tameLink(link);
  expect([image.src, link.href]).toEqual([address, address]);
});
