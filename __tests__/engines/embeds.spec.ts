import { embedsOf, framesOf, frameScript, openClub } from '../browser/support/club';
import { complaintsOfPage, expect, noted, test } from './journey';

const HEIGHT = 200;

/** What a frame shows, and by how much that is wider and higher than the frame. */
function lookOfFrame() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const text = document.querySelector('footer')?.textContent ?? '';
  return { text, wider: scrollWidth - clientWidth, higher: scrollHeight - clientHeight };
}

const heights = (): readonly number[] =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect().height);

for (const hasScript of [true, false])
  test(`a page of a club shows all four embeds at 280 px, ${hasScript ? 'with' : 'without'} the script`, async ({
    visitor,
    request,
  }) => {
    const embeds = await embedsOf(request);
    const { url: host } = visitor.line;
    const pages = new Map<string, Awaited<ReturnType<typeof noted>>>();
    for (const path of embeds) pages.set(`/einbetten/${path}`, await noted(request, `/einbetten/${path}`));
    visitor.line.meddle((path) => pages.get(path) ?? null);
    const club = await openClub();
    const noting = `<script src="${host}/complaints.js"></script>`;
    // No engine's window is sure to become that narrow.
    const frames = framesOf(host, embeds, `height="${HEIGHT}"`).replaceAll('width="100%"', 'width="280"');
    club.show(host, noting + frames + (hasScript ? frameScript(host) : ''));
    await visitor.resize(390, 844);
    await visitor.open(club.url);
    const higher = hasScript ? 0 : expect.any(Number);
    for (const [place, path] of embeds.entries()) {
      const look = async () => ({ path, ...(await visitor.runInFrame(place, lookOfFrame)) });
      await expect.poll(look).toEqual({ path, text: expect.stringContaining('Stand'), wider: 0, higher });
      expect([path, ...(await visitor.runInFrame(place, complaintsOfPage))]).toEqual([path]);
    }
    const found = await visitor.run(heights, null);
    expect(found.map((height) => height !== HEIGHT)).toEqual(embeds.map(() => hasScript));
    expect(await visitor.complaints()).toEqual([]);
    club.close();
  });
