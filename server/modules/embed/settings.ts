import { isUuid } from '../../domain/text';

/** What can be embedded, as its address names it. */
export const KINDS = ['tabelle', 'spieltag', 'team', 'match'] as const;
export type EmbedKind = (typeof KINDS)[number];

/** Whether a word of an address names something that can be embedded. */
export function isEmbedded(kind: string): kind is EmbedKind {
  return KINDS.some((one) => one === kind);
}

const COLOURS = ['auto', 'hell', 'dunkel'] as const;

/** What an embed's query chooses. */
export interface EmbedSettings {
  colour: (typeof COLOURS)[number];
  /** Rows of a table; undefined: as many as the kind shows by default. */
  rows: number | undefined;
  /** Id of the club whose row stands out, in capitals. */
  team: string | undefined;
  matchday: number | undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** Reads a query; what is unknown, given twice or out of bounds is as good as not given. */
export function readEmbedSettings(query: Query): EmbedSettings {
  const team = text(query['team']);
  return {
    colour: COLOURS.find((colour) => colour === query['farbe']) ?? 'auto',
    rows: whole(query['zeilen'], 3, 20),
    team: isUuid(team) ? team.toUpperCase() : undefined,
    matchday: whole(query['spieltag'], 0, 999),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function whole(value: unknown, least: number, most: number): number | undefined {
  const number = /^\d{1,3}$/.test(text(value)) ? Number(value) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

/** The settings as one text, the same for the same page. */
export function settingsKey({ colour, rows, team, matchday }: EmbedSettings): string {
  return [colour, rows, team, matchday].join('\n');
}

/** Heights in pixels that fit the defaults, where no script tells a page the true one. */
export const HEIGHTS: Readonly<Record<EmbedKind, number>> = { tabelle: 640, spieltag: 560, team: 560, match: 520 };

/** The address of the script that an embed's code and its page name. */
export const FRAME_SCRIPT_PATH = '/einbetten/rahmen.js';

/**
 * Gives frames their height, and keeps live pages fresh. The same file runs in the page that embeds, where it asks the
 * frames of our origin, and in the frame, where it answers only the page around it.
 */
export const FRAME_SCRIPT = `(() => {
  'use strict';
  const origin = new URL(document.currentScript.src).origin;
  const root = document.documentElement;
  if (parent !== window && location.origin === origin && location.pathname.startsWith('/einbetten/')) {
    let page;
    const tell = () => page && parent.postMessage({ kboHeight: Math.ceil(root.getBoundingClientRect().height) }, page);
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== parent || data !== 'kbo-height?' || from === 'null') return;
      page = from;
      tell();
    });
    new ResizeObserver(tell).observe(root);
    parent.postMessage('kbo-ready', '*');
  } else if (!window.kboEmbeds) {
    window.kboEmbeds = true;
    const frameOf = (source) => [...document.querySelectorAll('iframe')].find(
      ({ contentWindow, src }) => contentWindow === source && src.startsWith(origin + '/einbetten/'));
    addEventListener('message', ({ source, origin: from, data }) => {
      const frame = from === origin && frameOf(source);
      if (!frame) return;
      if (data === 'kbo-ready') source.postMessage('kbo-height?', origin);
      else if (data && data.kboHeight > 0 && data.kboHeight < 10000) frame.style.height = data.kboHeight + 'px';
    });
    for (const { contentWindow, src } of document.querySelectorAll('iframe'))
      if (src.startsWith(origin + '/einbetten/')) contentWindow.postMessage('kbo-height?', '*');
  }
  if (root.dataset.live === undefined) return;
  let seen = true;
  new IntersectionObserver((all) => { seen = all.at(-1).isIntersecting; }).observe(root);
  setInterval(() => {
    if (seen && !document.hidden) fetch(location.href).then((answer) => answer.ok && location.reload(), () => {});
  }, 60000);
})();
`;
