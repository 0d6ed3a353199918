import fc from 'fast-check';
import { readStart, readYoutube } from '../../src/lib/youtube';

const id = 'aB3_-xYz019';

describe('docs/api.md 4.14: a video link may be a watch, short, shorts or embed address', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${id}`, 0, false],
    [`https://youtube.com/watch?list=PL1&v=${id}&t=90`, 90, false],
    [`https://m.youtube.com/watch?v=${id}&start=75s`, 75, false],
    [`http://youtu.be/${id}?t=1h2m3s`, 3723, false],
    [`youtu.be/${id}#t=45`, 45, false],
    [`//www.youtube.com/embed/${id}?start=12`, 12, false],
    [`https://www.youtube-nocookie.com/embed/${id}`, 0, false],
    [`https://www.youtube.com/live/${id}?t=2m`, 120, false],
    [`https://www.youtube.com/shorts/${id}?t=5`, 5, true],
    [`  https://youtu.be/${id}  `, 0, false],
  ])('%s', (link, start, upright) => {
    expect(readYoutube(link)).toEqual({ id, start, upright });
  });

  test.each([
    [
      'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijkLMNOPQRSTUV',
      'live_stream',
      'channel=UCabcdefghijkLMNOPQRSTUV',
    ],
    ['https://www.youtube-nocookie.com/embed/videoseries?list=PLx_-1234567890', 'videoseries', 'list=PLx_-1234567890'],
  ])('a channel’s stream and a list of videos are what they say: %s', (link, id, of) => {
    expect(readYoutube(link)).toEqual({ id, of, start: 0, upright: false });
  });

  test.each([
    null,
    undefined,
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/embed/live_stream?channel=x%26autoplay=1',
    'https://www.youtube.com/embed/videoseries?channel=UCabcdefghijkLMNOPQRSTUV',
    'https://www.youtube.com/embed/videoseries?list=',
    'https://youtu.be/live_stream?channel=UCabcdefghijkLMNOPQRSTUV',
    'https://www.youtube.com/watch?v=videoseries&list=PLx_-1234567890',
    'https://www.youtube.com/embed/playlist?list=PLx_-1234567890',
    '',
    '   ',
    'kein Link',
    'https://www.youtube.com/',
    'https://www.youtube.com/channel/UCabcdefghijk',
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/watch?v=${id}`,
    `https://evil.example/youtu.be/${id}`,
    `https://youtu.be@evil.example/${id}`,
    `javascript://youtube.com/watch?v=${id}`,
    `ftp://youtu.be/${id}`,
    'https://youtu.be/kurz',
    `https://youtu.be/${id}zulang`,
    `https://www.youtube.com/watch?v=${id}"onload=`,
    `https://www.youtube.com/watch?v=%22${id}`,
    `https://youtu.be/${id}?x=${'y'.repeat(3000)}`,
  ])('no video: %s', (link) => {
    expect(readYoutube(link)).toBeNull();
  });
});

describe('start times', () => {
  test.each([
    [null, 0],
    ['', 0],
    ['0', 0],
    ['90', 90],
    ['90s', 90],
    ['2m', 120],
    ['1h2m3s', 3723],
    ['1H', 3600],
    ['-5', 0],
    ['1e9', 0],
    ['NaN', 0],
    ['3m2h', 0],
  ])('%s is %d s', (text, seconds) => {
    expect(readStart(text)).toBe(seconds);
  });

  test('any hours, minutes and seconds add up', () => {
    fc.assert(
      fc.property(
        fc.nat(99),
        fc.nat(999),
        fc.nat(9999),
        (h, m, s) => readStart(`${h}h${m}m${s}s`) === h * 3600 + m * 60 + s,
      ),
    );
  });
});

describe('whatever the text', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string().map((text) => `https://www.youtube.com/watch?v=${text}`),
    fc.string().map((text) => `https://youtu.be/${text}`),
  );

  test('it never throws, and an id is eleven harmless characters', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const video = readYoutube(text);
        return (
          video === null || (/^[\w-]{11}$/.test(video.id) && Number.isSafeInteger(video.start) && video.start >= 0)
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('every well-formed id is found in every form', () => {
    const ids = fc.stringMatching(/^[\w-]{11}$/);
    const forms = fc.constantFrom(
      (v: string) => `https://www.youtube.com/watch?v=${v}`,
      (v: string) => `https://youtu.be/${v}`,
      (v: string) => `https://youtube.com/shorts/${v}`,
      (v: string) => `https://www.youtube.com/embed/${v}`,
    );
    fc.assert(fc.property(ids, forms, (v, form) => readYoutube(form(v))?.id === v));
  });
});
