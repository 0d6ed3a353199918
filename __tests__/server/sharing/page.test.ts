/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { previewPage, unknownPage } from '../../../server/sharing/page';
import { excerpt } from '../../../server/sharing/words';
import { wordHeads } from '../../support/wordHeads';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const content = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const shape = (page: Document) => [...page.querySelectorAll('*')].map((one) => one.tagName).join(' ');

const preview = (title: string, description: string, alt: string) => ({
  title,
  description,
  picture: { url: 'https://kbo.example/bilder/teilen/match/X.png', alt, size: [1200, 630] as const },
  route: '/match/X?liga=W1A',
  site: '/',
});

describe('The page of a preview', () => {
  const plain = shape(parse(previewPage(preview('a', 'b', 'c'), 'https://kbo.example/teilen/match/X')));

  it('keeps every text a text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '"><script>boom()</script>',
        "' onload='boom()",
        '</title><img src=x onerror=boom()>',
        '--><svg/onload=boom()>',
        '&lt;script&gt;&amp;&#60;',
        '0; url=javascript:boom()',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, alt) => {
        const page = parse(previewPage(preview(title, description, alt), 'https://kbo.example/teilen/match/X'));
        expect(shape(page)).toBe(plain);
        expect([content(page, 'og:title'), content(page, 'description'), content(page, 'og:image:alt')]).toEqual([
          title,
          description,
          alt,
        ]);
        expect(page.querySelector('a')?.textContent).toBe(title);
      }),
    );
  });

  it('leads on without scripts', () => {
    const page = parse(previewPage(preview('a', 'b', 'c'), 'https://kbo.example/teilen/match/X'));
    expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      '0; url=/#/match/X?liga=W1A',
    );
    expect(page.querySelector('script, style, [style], [onload]')).toBeNull();
  });

  it('leads to the site wherever that is', () => {
    const site = 'https://kbo.example/liga/';
    const page = parse(previewPage({ ...preview('a', 'b', 'c'), site }, 'https://api.example/teilen/match/X'));
    expect(page.querySelector('a')?.getAttribute('href')).toBe(`${site}#/match/X?liga=W1A`);
  });

  it('says of nothing that it is nothing, with a way home', () => {
    const page = parse(unknownPage('/kbo/'));
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/kbo/');
    expect([content(page, 'robots'), page.querySelector('[http-equiv="refresh"]')]).toEqual(['noindex', null]);
  });
});

describe('The beginning of an article', () => {
  it.each([
    ['<p>Der <b>Derbysieg</b></p><p>war&nbsp;knapp &amp; laut.</p>', 'Der Derbysieg war knapp & laut.'],
    ['<script>boom()</script><style>p{}</style>Text', 'Text'],
    ['<img src=x onerror=boom()>', ''],
    ['&constructor; &lt;b&gt;', '&constructor; <b>'],
    [
      'Gro&szlig;er Sieg f&uuml;r K&auml;rnten &copy; Đuri&cacute; &#x10d; &#8222;x&ldquo;',
      'Großer Sieg für Kärnten © Đurić č „x“',
    ],
    ['<img alt="Sieg > Niederlage">5 < 7 und 7 > 5', '5 < 7 und 7 > 5'],
    ['Der <b>K</b>apitän<br>trifft', 'Der Kapitän trifft'],
    ['<iframe>alt</iframe>Text<script>boom()', 'Text'],
  ])('%s', (html, text) => {
    expect(excerpt(html)).toBe(text);
  });

  it('is found behind a long comment and a large picture', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`;
    expect(excerpt(`<!-- ${'x'.repeat(5_000_000)} -->${picture}<p>Text</p>`)).toBe('Text');
  });

  it.each(Object.entries(wordHeads))('reads nothing of what Word adds: %s', (_name, head) => {
    expect(excerpt(`${head}<p class="MsoNormal">Anpfiff<o:p></o:p></p>`)).toBe('Anpfiff');
  });

  it.each(['<', '<a', '<!--', '<script>', '</', '<p title="', '&am', '<b>', '&#', ' <', '<style></styl', '=" '])(
    'is found at once, whatever there is hundred thousands of: %s',
    (part) => {
      const start = performance.now();
      excerpt(part.repeat(200_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );

  it('has at most 200 characters', () => {
    expect([...excerpt('Wörter 😀 '.repeat(100))].length).toBeLessThanOrEqual(200);
  });
});
