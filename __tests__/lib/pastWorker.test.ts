import { pastWorker } from '../../src/lib/pastWorker';

const site = { protocol: 'https', hostname: 'kbo.example', port: '' };

test('the API, beside or within the site’s folder, and other hosts go past the worker', () => {
  expect(pastWorker(new URL('https://kbo.example/'), new URL('https://kbo.example/api/'))).toEqual({
    or: [{ urlPattern: { ...site, pathname: '/api/*' } }, { not: { urlPattern: { ...site, pathname: '/*' } } }],
  });
  expect(pastWorker(new URL('https://kbo.example/seite/'), new URL('http://127.0.0.1:4790/'))).toEqual({
    or: [
      { urlPattern: { protocol: 'http', hostname: '127.0.0.1', port: '4790', pathname: '/*' } },
      { not: { urlPattern: { ...site, pathname: '/seite/*' } } },
    ],
  });
});

test('below an API’s address the site itself does not, or it would never open offline', () => {
  expect(pastWorker(new URL('https://kbo.example/seite/'), new URL('https://kbo.example/'))).toEqual({
    not: { urlPattern: { ...site, pathname: '/seite/*' } },
  });
});
