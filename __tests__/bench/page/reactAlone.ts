import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Drawn } from './drawnAlone';

/** React with what draws ready elements (`drawnAlone.ts`), as a script for a page. */
export function reactAlone(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./drawnAlone.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** What the application drew on a page, as JSON. */
export function drawnPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (node: Node): Drawn[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
      return [[node.localName, attributes, [...node.childNodes].flatMap(read)]];
    };
    const main = document.querySelector('main');
    return JSON.stringify(main === null ? '' : read(main)[0]);
  });
}
