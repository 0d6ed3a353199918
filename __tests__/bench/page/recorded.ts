/** An element of a page that was drawn: its name, its attributes and what stands in it. */
export type Drawn = string | readonly [name: string, attributes: Record<string, string>, content: readonly Drawn[]];

/** What a font face is made of. */
export type Face = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** What is drawn, as `aloneSite.ts` writes it into the page. */
export interface Recorded {
  /** The page's frame; what stands in its `main` is drawn from `pages`. */
  readonly frame: readonly Drawn[];
  /** What stands in `main`, by the first word of the address. */
  readonly pages: Readonly<Record<string, readonly Drawn[]>>;
  /** Where the answer is that a page waits for, by the first word of the address. */
  readonly calls: Readonly<Record<string, string>>;
  readonly faces: readonly Face[];
}

export const { recorded } = window as unknown as { readonly recorded: Recorded };

/** The whole page within the click; otherwise its header, and the rest once that is painted. */
export const wholeAtOnce = location.search === '?whole';

const holdsHeading = (drawn: Drawn): boolean =>
  typeof drawn !== 'string' && (drawn[0] === 'h1' || drawn[2].some(holdsHeading));

/** A page without what follows its header, or its heading if it has none. */
export function headerOf(content: readonly Drawn[]): readonly Drawn[] {
  const at = content.findIndex(holdsHeading);
  const holder = content[at];
  if (holder === undefined || typeof holder === 'string') return content;
  const [name, attributes, inner] = holder;
  const isHeader = name === 'header' || name === 'h1';
  return [...content.slice(0, at), isHeader ? holder : [name, attributes, headerOf(inner)]];
}

/** The first word of an address, by which pages and calls are named. */
export const wordOf = (address: string): string => address.split('/')[1] ?? '';

/** Where the answer for a page is; undefined if it needs none. */
export const callOf = (address: string): string | undefined => recorded.calls[wordOf(address)];

/** The address that a link within the site leads to, if that is what was pressed. */
export const linkAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('a[href^="#/"]')?.getAttribute('href')?.slice(1) ?? null) : null;

/** Calls back once the next frame is painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

/** Loads the faces that the application had. */
export function makeFaces(): void {
  for (const face of recorded.faces) void new FontFace(...face).load().then((loaded) => document.fonts.add(loaded));
}
