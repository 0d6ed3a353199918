import { encodePathSegment } from '../lib/url';
import { serverLink } from '../api/serverLinks';

/** What can be embedded, as the server's addresses name it (docs/api.md 10). */
export type EmbedKind = 'tabelle' | 'spieltag' | 'team' | 'match';

/** What is embedded. */
export interface Embedded {
  readonly kind: EmbedKind;
  /** A league's code, else an id of the wire. */
  readonly id: string;
  /** The frame's title. */
  readonly title: string;
}

/** What a visitor chooses; empty: the server's default. */
export interface EmbedChoices {
  readonly farbe: string;
  readonly zeilen: string;
  readonly team: string;
  readonly spieltag: string;
}

export const NO_CHOICES: EmbedChoices = { farbe: '', zeilen: '', team: '', spieltag: '' };

/** Heights in pixels that fit without the script; rows of a table beyond the default's change it. */
const HEIGHTS: Readonly<Record<EmbedKind, number>> = { tabelle: 640, spieltag: 560, team: 560, match: 520 };
const DEFAULT_ROWS: Readonly<Partial<Record<EmbedKind, number>>> = { tabelle: 12, team: 5 };
const ROW = 38;

/** The height of the frame without the script, in pixels. */
export function frameHeight(kind: EmbedKind, { zeilen }: EmbedChoices): number {
  const usual = DEFAULT_ROWS[kind];
  return HEIGHTS[kind] + (usual === undefined || zeilen === '' ? 0 : (Number(zeilen) - usual) * ROW);
}

/** The absolute address of the embedded page. */
export function embedAddress({ kind, id }: Embedded, choices: EmbedChoices): string {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''));
  return serverLink(`/einbetten/${kind}/${encodePathSegment(id)}${query.size > 0 ? `?${query.toString()}` : ''}`);
}

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The code for another site's page: a frame, and the script that gives it its height. */
export function embedCode(embedded: Embedded, choices: EmbedChoices): string {
  const [source, title, script] = [
    embedAddress(embedded, choices),
    embedded.title,
    serverLink('/einbetten/rahmen.js'),
  ].map((text) => text.replaceAll(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign));
  return `<iframe src="${source}" title="${title}" loading="lazy" width="100%" height="${frameHeight(embedded.kind, choices)}" frameborder="0"></iframe>
<script async src="${script}"></script>`;
}
