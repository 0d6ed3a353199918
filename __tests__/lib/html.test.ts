import { articleHtml, excerptHtml } from '../../src/lib/html';
import type { SafeHtml } from '../../src/lib/html';
import { faults } from '../support/markupFaults';
import { wordHeads } from '../support/wordHeads';
import { contexts, vectors } from '../support/xssVectors';

/** The site's own address here. */
const SITE = location.href.replace(/#.*/, '');

const text = ({ __html }: SafeHtml): string => (typeof __html === 'string' ? __html : 'a trusted object');
const article = (raw: string): string => text(articleHtml(raw));
const excerpt = (raw: string, most = 200): string => text(excerptHtml(raw, most));

describe('hostile HTML from the wire', () => {
  test('there are at least 300 vectors, and each is found out when nothing sanitises it', () => {
    expect(new Set(vectors).size).toBeGreaterThanOrEqual(300);
    expect(vectors.filter((vector) => faults(vector).length === 0)).toEqual([]);
  });

  test.each(Object.entries(contexts))('in %s: an article runs none of them', (_name, wrap) => {
    const run = vectors.map(wrap).flatMap((raw) => faults(article(raw)).map((fault) => `${raw} → ${fault}`));
    expect(run).toEqual([]);
  });

  test.each(Object.entries(contexts))('in %s: an excerpt runs none of them and links nowhere', (_name, wrap) => {
    for (const raw of vectors.filter((_vector, index) => index % 3 === 0 || index >= 420).map(wrap)) {
      const shown = excerpt(raw);
      expect(faults(shown)).toEqual([]);
      const parsed = new DOMParser().parseFromString(shown, 'text/html');
      expect([...parsed.getElementsByTagName('a'), ...parsed.getElementsByTagName('img')]).toEqual([]);
    }
  });

  test('what went through the sanitiser once goes through it again unchanged', () => {
    for (const raw of vectors.slice(-60)) expect(article(article(raw))).toBe(article(raw));
  });
});

describe('the body of an article', () => {
  test('keeps headings, words, lists, quotes and tables', () => {
    const html =
      '<h2>Titel</h2><p>Ein <strong>Tor</strong><br>und <em>noch</em> eines.</p><ul><li>eins</li></ul><blockquote><p>Zitat</p></blockquote>';
    const table = '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>';
    expect(article(html + table)).toBe(`${html}<div tabindex="0" role="group" aria-label="Tabelle">${table}</div>`);
    expect(article(article(table))).toBe(article(table));
  });

  test('has no first heading: the page has one already', () => {
    expect(article('<h1>Groß <em>und</em> laut</h1>')).toBe('<h2>Groß <em>und</em> laut</h2>');
  });

  test.each([
    ['a page of this site stays in this tab', '#/tabelle', { href: '#/tabelle', target: null, rel: null }],
    [
      'so does one with a league and filters',
      '#/spielplan?liga=TST&amp;spieltag=3&amp;q=a+b%20c,d',
      { href: '#/spielplan?liga=TST&spieltag=3&q=a+b%20c,d', target: null, rel: null },
    ],
    [
      'and one of the site’s own address',
      `${SITE}#/tabelle?liga=TST`,
      { href: '#/tabelle?liga=TST', target: null, rel: null },
    ],
    ['and one from the site’s root', '/#/tabelle?liga=TST', { href: '#/tabelle?liga=TST', target: null, rel: null }],
    ['and one with tracking words', '/?fbclid=1#/tabelle', { href: '#/tabelle', target: null, rel: null }],
    ['and the start page', '#/', { href: '#/', target: null, rel: null }],
    [
      'the web opens in a new tab',
      'https://ok.example/a?b=1',
      { href: 'https://ok.example/a?b=1', target: '_blank', rel: 'noopener noreferrer' },
    ],
    [
      'a relative address starts at the API',
      '/datei.pdf',
      { href: 'http://api.test/datei.pdf', target: '_blank', rel: 'noopener noreferrer' },
    ],
    [
      'a mailbox opens no tab',
      'mailto:office@kboe.example',
      { href: 'mailto:office@kboe.example', target: null, rel: null },
    ],
    ['an anchor would be a route and leads nowhere', '#kapitel-2', { href: null, target: null, rel: null }],
  ])('links: %s', (_name, href, expected) => {
    const link = new DOMParser()
      .parseFromString(article(`<a href="${href}" target="_top" rel="opener">x</a>`), 'text/html')
      .querySelector('a');
    expect({
      href: link?.getAttribute('href'),
      target: link?.getAttribute('target'),
      rel: link?.getAttribute('rel'),
    }).toEqual(expected);
  });

  test('pictures come late, from the API if their address is relative, and always have an alternative text', () => {
    const picture = new DOMParser()
      .parseFromString(article('<img src="/bilder/tor.jpg" width="640" height="360" onload="boom()">'), 'text/html')
      .querySelector('img');
    expect(picture?.getAttribute('src')).toBe('http://api.test/bilder/tor.jpg');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('width')).toBe('640');
    expect(picture?.hasAttribute('onload')).toBe(false);
  });

  test('never shows code or foreign content as words', () => {
    expect(
      article(
        '<p>x</p><script>boom()</script><style>p{}</style><iframe>alt</iframe><form>Name <input></form><svg><title>t</title></svg>',
      ),
    ).toBe('<p>x</p>');
  });

  test.each([
    'comments',
    'a head without its comment',
    'a whole head',
    'a head in the middle',
    'open conditions',
    'long',
  ])('shows nothing of what Word adds: %s', (name) => {
    const shown = article(`${wordHeads[name] ?? ''}<p>Anpfiff</p>`);
    expect(new DOMParser().parseFromString(shown, 'text/html').body.textContent).toBe('Anpfiff');
  });

  test('a wide table scrolls in a frame that the keyboard reaches', () => {
    const shown = new DOMParser().parseFromString(article('<table><tr><td>1</td></tr></table>'), 'text/html');
    const frame = shown.querySelector('table')?.parentElement;
    expect([frame?.tagName, frame?.getAttribute('tabindex')]).toEqual(['DIV', '0']);
  });

  test('is empty if nothing of it can be seen', () => {
    expect(articleHtml('<script>boom()</script><p> </p>').empty).toBe(true);
    expect(articleHtml('<p><img src="/bilder/tor.jpg"></p>').empty).toBe(false);
  });
});

describe('an excerpt', () => {
  test('has the first words with their emphasis, without headings, links and pictures', () => {
    expect(
      excerpt(
        '<h2>Titel</h2><p>Vier <strong>Tore</strong> nach der <a href="#/tabelle">Pause</a>.<img src="/x.jpg"></p>',
      ),
    ).toBe('<p>Vier <strong>Tore</strong> nach der Pause.</p>');
  });

  test('ends at a word', () => {
    expect(excerpt('<p>Vier Tore nach der Pause, drei davon aus der Distanz</p><p>mehr</p>', 27)).toBe(
      '<p>Vier Tore nach der Pause …</p>',
    );
  });

  test('begins no paragraph of which only a word would stay', () => {
    expect(excerpt(`<p>${'Wort '.repeat(20)}</p><p>Danach ging es lange so weiter</p>`, 110)).not.toContain('Danach');
  });

  test.each(Object.entries(wordHeads))('has nothing of what Word adds: %s', (_name, head) => {
    expect(excerpt(`${head}<p class="MsoNormal">Anpfiff<o:p></o:p></p>`).replace('<div></div>', '')).toBe(
      '<p>Anpfiff</p>',
    );
  });

  test.each([
    ['a long comment', `<!-- ${'x'.repeat(100_000)} --><p>Anpfiff</p>`],
    ['a picture in the text', `<p><img src="data:image/png;base64,${'A'.repeat(100_000)}"></p><p>Anpfiff</p>`],
    ['empty elements', `<p>${'<b></b>'.repeat(3_000)}</p><p>Anpfiff</p>`],
    ['a frame of a table', '<table><tr><td><p>Anpfiff</p></td></tr></table>'],
    ['nothing but a heading', '<h2>Anpfiff</h2>'],
    ['a frame of a figure', '<figure><figcaption>Anpfiff</figcaption></figure>'],
  ])('is never empty where there is text: %s', (_name, raw) => {
    const shown = excerptHtml(raw, 180);
    expect(shown.empty).toBe(false);
    expect(new DOMParser().parseFromString(text(shown), 'text/html').body.textContent).toBe('Anpfiff');
  });
});

describe('where Trusted Types are enforced', () => {
  test('the one policy lets nothing through unsanitised', async () => {
    const policies: Record<string, (raw: string) => unknown> = {};
    const trustedTypes = {
      createPolicy: (name: string, rules: { createHTML: (raw: string) => string }) => (
        (policies[name] = rules.createHTML),
        { createHTML: (raw: string) => ({ toString: () => rules.createHTML(raw) }) }
      ),
    };
    Object.assign(globalThis, { trustedTypes });
    await jest.isolateModulesAsync(async () => {
      const { articleHtml: trusted } = await import('../../src/lib/html');
      expect(typeof trusted('<p>x</p>').__html).toBe('object');
      expect(policies['kbo-html']?.('<p>x<img src=x onerror=boom()></p>')).not.toContain('onerror');
    });
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
});
