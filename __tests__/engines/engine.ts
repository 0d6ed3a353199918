import { existsSync } from 'node:fs';

/** What a visitor does in a page, whichever engine draws it. */
export interface Engine {
  /** Opens an address; its document is there then, its content may still be on its way. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page and waits for what it returns. */
  readonly run: <Given, Found>(what: (given: Given) => Found | Promise<Found>, given: Given) => Promise<Found>;
  /** The same in one of the page's frames, by its place among them, whatever its origin. */
  readonly runInFrame: <Found>(place: number, what: () => Found) => Promise<Found>;
  /** A press of the pointer in the middle of an element. */
  readonly click: (selector: string) => Promise<void>;
  /** Keys, one after the other, for whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape') => Promise<void>;
  readonly pressControl: (letter: string) => Promise<void>;
  /** The page as a PDF; null: its driver can't print. */
  readonly pdf: (() => Promise<Uint8Array>) | null;
  readonly close: () => Promise<void>;
}

/** An engine that may be installed here. */
export interface Installed {
  /** Why it can't be had; null: it can. */
  readonly missing: string | null;
  readonly launch: () => Promise<Engine>;
}

/** A message if none of the files is there. */
export const absent = (what: string, debian: string, files: readonly string[]): string | null =>
  files.some((file) => existsSync(file)) ? null : `${what} is not installed here (Debian: ${debian})`;
