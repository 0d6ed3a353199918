import fc from 'fast-check';
import { plainTeaser } from '../../src/lib/plainText';

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
