import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { take, WAY } from './clicks';
import type { Drawn, Face, Recorded } from './recorded';
import { desktop, firstVisit } from './visit';

/** What stands in an element, once it is drawn. */
function drawn(page: Page, selector: string): Promise<readonly Drawn[]> {
  return page.evaluate((where) => {
    const read = (node: Node): Drawn[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      // React takes an empty `hidden` for none.
      const valueOf = ({ name, value }: Attr) => (value === '' && name !== 'alt' ? 'true' : value);
      const attributes = Object.fromEntries([...node.attributes].map((one) => [one.name, valueOf(one)]));
      return [[node.localName, attributes, [...node.childNodes].flatMap(read)]];
    };
    return [...(document.querySelector(where)?.childNodes ?? [])].flatMap(read);
  }, selector);
}

/** Notes the font faces that the application makes. */
const NOTE_FACES = (): void => {
  const faces: Face[] = [];
  class NotedFace extends FontFace {
    constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
      super(family, source, descriptors);
      faces.push([family, source, descriptors]);
    }
  }
  Object.assign(window, { faces, FontFace: NotedFace });
};

/** The first word of the address that a step leads to. */
const wordOf = ({ where }: { readonly where: string }): string => where.slice('#/'.length);

/** The pages of the way that is clicked, each as it stands when its content has come, and the calls that they wait for. */
function record(browser: Browser, site: string, api: string): Promise<Recorded> {
  return firstVisit(
    browser,
    site,
    desktop,
    async ({ page, notes }) => {
      await page.addInitScript(NOTE_FACES);
      await page.goto('/#/liga', { waitUntil: 'commit' });
      await notes();
      const frame = await drawn(page, '#root');
      const pages: Record<string, readonly Drawn[]> = { liga: await drawn(page, 'main') };
      const calls: Record<string, string> = {};
      page.on('request', (request) => {
        const step = WAY.find(({ answer }) => answer !== null && request.url().includes(answer));
        if (step !== undefined) calls[wordOf(step)] = request.url();
      });
      for (const step of WAY)
        await take(page, step, async () => {
          pages[wordOf(step)] ??= await drawn(page, 'main');
        });
      const faces = await page.evaluate(() => (window as unknown as { faces: Face[] }).faces);
      return { frame, pages, calls, faces };
    },
    api,
  );
}

/** A script for the browser. */
function bundled(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** What draws the pages instead of the application, by the page that it starts. */
const ALONE = {
  'packages.html': new URL('./packagesAlone.ts', import.meta.url),
  'nodes.html': new URL('./nodesAlone.ts', import.meta.url),
};

/**
 * The built site with its style, fonts and first frame, whose application is the prescribed packages alone
 * (`packages.html`) or nothing but nodes (`nodes.html`): they show the same pages, ready made. @returns the folder, and
 * what removes it
 */
export async function aloneSite(
  browser: Browser,
  built: { readonly folder: string; readonly site: string; readonly api: string },
): Promise<{ readonly folder: string; readonly forget: () => void }> {
  const recorded = await record(browser, built.site, built.api);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-alone-'));
  cpSync(built.folder, folder, { recursive: true });
  const chunks = JSON.parse(readFileSync(path.join(folder, 'chunks.json'), 'utf8')) as Record<string, string[]>;
  const style = new Set(
    Object.keys(recorded.pages)
      .flatMap((word) => chunks[word] ?? [])
      .filter((file) => file.endsWith('.css')),
  );
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replace('</head>', `${[...style].map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</head>`);
  for (const [name, entry] of Object.entries(ALONE)) {
    const script = `recorded=${JSON.stringify(recorded)};${bundled(entry)}`;
    writeFileSync(path.join(folder, `${name}.js`), script);
    writeFileSync(path.join(folder, `${name}.js.gz`), gzipSync(script));
    writeFileSync(path.join(folder, name), page.replace('</body>', `<script src="${name}.js" defer></script></body>`));
  }
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
