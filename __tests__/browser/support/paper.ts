import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text without its blanks: a printer sets words where it likes. */
export const dense = (text: string): string => text.replaceAll(/\s+/g, '');

/** What a printer gets, page by page, without blanks; as from the browser's own menu. */
export const printed = async (page: Page): Promise<readonly string[]> =>
  textOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

/** The text of each page of a PDF, without blanks. */
export async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: file.numPages }, (_none, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await file.getPage(number)).getTextContent();
      return dense(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }),
  );
  await file.destroy();
  return pages;
}

/** The rows of the sheet that the printer gets, in their order. */
export async function sheetRows(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const rows = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const texts = [...document.querySelectorAll('body > article tbody tr')].map((row) => row.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
    return texts;
  });
  await page.emulateMedia({ media: null });
  return rows.map(dense).filter(Boolean);
}

/** Rows that are not whole on any page. */
export const cutRows = (rows: readonly string[], pages: readonly string[]): readonly string[] =>
  rows.filter((row) => !pages.some((text) => text.includes(row)));
