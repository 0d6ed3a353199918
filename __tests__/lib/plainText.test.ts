import fc from 'fast-check';
import { plainTeaser } from '../../src/lib/plainText';
import { wordHeads } from '../support/wordHeads';

describe('the first words of an article', () => {
  test('tags go, entities become letters, spaces shrink', () => {
    expect(plainTeaser('<p>Gr&uuml;&szlig;e&nbsp;aus <b>Wien</b>,<br>\n  5 &lt; 7 &#8211; &#x41;</p>')).toBe(
      'Grüße aus Wien, 5 < 7 – A',
    );
  });

  test('what is no text for readers stays out', () => {
    expect(plainTeaser('<style>p{}</style><script>alert(1)</script><!-- geheim -->Anpfiff<iframe>x')).toBe('Anpfiff');
  });

  test('a long text is cut at a word', () => {
    const teaser = plainTeaser(`<p>${'Donauwelle gewinnt '.repeat(30)}</p>`, 40);
    expect(teaser).toBe('Donauwelle gewinnt Donauwelle gewinnt …');
  });

  test('every entity is a letter, named or numbered', () => {
    expect(
      plainTeaser('Gro&szlig;er Sieg f&uuml;r K&auml;rnten &copy; Đuri&cacute; &trade; &#x10d; &#8222;x&ldquo;'),
    ).toBe('Großer Sieg für Kärnten © Đurić ™ č „x“');
  });

  test.each(Object.entries(wordHeads))('nothing of what Word adds is read: %s', (_name, head) => {
    expect(plainTeaser(`${head}<p class="MsoNormal">Anpfiff<o:p></o:p></p>`)).toBe('Anpfiff');
  });

  test('whatever stands before it, text is found', () => {
    const comment = `<!-- ${'x'.repeat(200_000)} -->`;
    expect(plainTeaser(`${comment}<p>Anpfiff</p>`)).toBe('Anpfiff');
    expect(plainTeaser(`<p><img src="data:image/png;base64,${'A'.repeat(200_000)}"></p><p>Anpfiff</p>`)).toBe(
      'Anpfiff',
    );
    expect(plainTeaser(`<p>${'<span></span>'.repeat(5_000)}</p><p>Anpfiff</p>`)).toBe('Anpfiff');
  });

  test('a sign in a value of a tag is no text', () => {
    expect(plainTeaser('<img alt="Sieg > Niederlage">5 < 7 und 7 > 5')).toBe('5 < 7 und 7 > 5');
  });

  test('no article, no words', () => {
    expect([plainTeaser(null), plainTeaser(undefined), plainTeaser('')]).toEqual(['', '', '']);
  });

  test('whatever the text, it never throws and stays short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => plainTeaser(`<p>${text}`, 80).length <= 82),
      { numRuns: 1_000 },
    );
  });
});
