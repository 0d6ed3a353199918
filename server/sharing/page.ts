/** The picture of a page's preview. */
export interface PreviewPicture {
  /** Absolute address. */
  url: string;
  alt: string;
  /** Width and height in pixels, if they are known. */
  size?: readonly [number, number];
}

/** What a preview says; every text may be hostile. */
export interface Preview {
  title: string;
  description: string;
  picture?: PreviewPicture | undefined;
  /** The route it leads to, `/match/…`. */
  route: string;
  /** Where the site is: absolute, or a path of this server; ends with a slash. */
  site: string;
  /** Where an editor finds what shows it within another page (oEmbed); the address of JSON, without its format. */
  oembed?: string | undefined;
}

/** The federation. */
export const NAME = 'Kleinfeld Bund Österreich';

/** A small page that messengers read and that leads a visitor on to the route, with scripts or without. */
export function previewPage({ title, description, picture, route, site, oembed }: Preview, address: string): string {
  const target = `${site}#${route}`;
  return page(
    title,
    [
      meta('name', 'description', description),
      `<link rel="canonical" href="${escaped(address)}">`,
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', NAME),
      meta('property', 'og:locale', 'de_AT'),
      meta('property', 'og:url', address),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
      meta('name', 'twitter:title', title),
      meta('name', 'twitter:description', description),
      ...(picture === undefined ? [] : pictureTags(picture)),
      ...(oembed === undefined ? [] : ['json', 'xml'].map((format) => discovery(oembed, format, title))),
      `<meta http-equiv="refresh" content="0; url=${escaped(target)}">`,
    ],
    `<p><a href="${escaped(target)}">${escaped(title)}</a></p>`,
  );
}

/** The page for what does not exist. @param site see `Preview` */
export function unknownPage(site: string): string {
  return page(
    'Nicht gefunden',
    [meta('name', 'robots', 'noindex')],
    `<h1>Nicht gefunden</h1>
<p>Was dieser Link zeigen soll, gibt es nicht oder nicht mehr.</p>
<p><a href="${escaped(site)}">Zur Startseite</a></p>`,
  );
}

function pictureTags({ url, alt, size }: PreviewPicture): string[] {
  const measures =
    size === undefined
      ? []
      : [meta('property', 'og:image:width', String(size[0])), meta('property', 'og:image:height', String(size[1]))];
  return [
    meta('property', 'og:image', url),
    ...measures,
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', alt),
  ];
}

function discovery(address: string, format: string, title: string): string {
  const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed';
  return `<link rel="alternate" type="${type}" href="${escaped(`${address}&format=${format}`)}" title="${escaped(title)}">`;
}

function page(title: string, head: readonly string[], body: string): string {
  return `<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – KBÖ</title>
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, also within quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? '');
}
