import { createHash } from 'node:crypto';
import { escaped, NAME } from '../../sharing/page';
import { day, hasScore, initials, joined, place, statusWords, time } from '../../sharing/words';
import { siteRoute } from '../share/previews';
import type { EmbedClub, EmbedFacts, EmbedMatch, EmbedRow } from './facts';
import { FRAME_SCRIPT_PATH } from './settings';
import type { EmbedSettings } from './settings';

/** The site's colours (`src/ui/tokens.css`), light and dark. */
const LIGHT =
  '--bg:#ffffff;--well:#e8ece5;--line:#dbe0d7;--ink:#101915;--ink-2:#434e48;--ink-3:#5b665f;--action:#0a6846;--neon:#d6f63f;--on-neon:#101915;color-scheme:light';
const DARK =
  '--bg:#131b17;--well:#1b2520;--line:#26322c;--ink:#eef3ef;--ink-2:#b5c1ba;--ink-3:#92a098;--action:#7fdcaa;--neon:#d6f63f;--on-neon:#101915;color-scheme:dark';

const STYLE = `
html{${LIGHT}}
@media (prefers-color-scheme:dark){html[data-farbe=auto]{${DARK}}}
html[data-farbe=dunkel]{${DARK}}
*{box-sizing:border-box}
body{margin:0;padding:12px;background:var(--bg);color:var(--ink);font:15px/1.35 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--action);outline-offset:2px;border-radius:2px}
header,footer{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;align-items:baseline}
h1{margin:0;font-size:19px}
h2{margin:16px 0 4px;font-size:15px}
header>a,footer{color:var(--ink-2);font-size:14px}
footer{margin-top:12px;color:var(--ink-3)}
footer a{color:var(--action)}
table{width:100%;border-collapse:collapse;margin-top:8px;font-variant-numeric:tabular-nums}
th,td{padding:6px 4px;text-align:right;border-bottom:1px solid var(--line);font-weight:400;white-space:nowrap}
thead th{color:var(--ink-3);font-size:13px}
abbr{text-decoration:none}
.n{width:100%;text-align:left;white-space:normal;hyphens:auto}
.n a,.t a{display:inline-flex;gap:8px;align-items:center;vertical-align:middle}
.p{font-weight:700}
.o{background:var(--well)}
.o .n{font-weight:700}
.c{flex:none;width:24px;height:24px;object-fit:contain}
span.c{display:inline-grid;place-items:center;border-radius:6px;background:var(--well);color:var(--ink-2);font-size:11px;font-weight:700}
ul{margin:0;padding:0;list-style:none}
li{padding:6px 0;border-bottom:1px solid var(--line)}
.m{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);hyphens:auto;gap:8px;align-items:center}
.m .a{text-align:left}
.m .h{text-align:right}
.m .h a{flex-direction:row-reverse}
.s{min-width:52px;padding:2px 8px;border-radius:6px;background:var(--well);text-align:center;font-weight:700;font-variant-numeric:tabular-nums}
.l{background:var(--neon);color:var(--on-neon)}
.w{color:var(--ink-3);font-size:13px;text-align:center}
.b{margin-top:12px}
.b .s{font-size:27px}
.v{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:30em){.x{display:none}}
@media (max-width:20em){.c{display:none}}
`;

/** The policy of an embed's page: as narrow as anywhere, but any page may show it. */
export const EMBED_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
  ].join('; '),
};

/** Where the pages of an embed's links are. */
export interface Places {
  origin: string;
  /** The site: absolute, or a path of this server. */
  site: string;
}

/** The page of an embed. Every text may be hostile. @param now Vienna's clock labelled `Z` */
export function embedPage(facts: EmbedFacts, { colour }: EmbedSettings, places: Places, now: string): string {
  const { title, league, isLive, match, lists = [], table, kind, team } = facts;
  const to = linksOn(places.site, league?.code);
  const heading =
    kind === 'tabelle'
      ? 'Tabelle'
      : kind === 'match' && match !== undefined
        ? `Spieltag ${match.gameday}`
        : kind === 'team'
          ? title
          : undefined;
  const single = lists.length === 1 && kind === 'spieltag' ? lists[0] : undefined;
  const screen =
    kind === 'spieltag'
      ? 'spielplan'
      : kind === 'match' && match !== undefined
        ? `match/${match.id}`
        : kind === 'team' && team !== undefined
          ? `team-detail/${team}`
          : 'tabelle';
  return documentOf(
    title,
    colour,
    isLive,
    `<header><h1>${to(screen, escaped(heading ?? single?.heading ?? title))}</h1>${
      league === undefined ? '' : to('tabelle', escaped(league.name))
    }</header>
<main>
${match === undefined ? '' : scoreboard(match, places.origin, to)}
${lists.map((list) => (single === undefined ? `<h2>${escaped(list.heading)}</h2>` : '') + matchList(list.matches, team, places.origin, to)).join('\n')}
${table === undefined || (table.length === 0 && kind === 'team') ? '' : tableOf(table, team, places.origin, to)}
</main>
${footer(places.site, `Stand ${now.slice(11, 16)}`)}`,
  );
}

/** The page for what does not exist. */
export function unknownEmbed(site: string): string {
  return documentOf(
    'Nicht gefunden',
    'auto',
    false,
    `<main><h1>Nicht gefunden</h1>
<p>Was hier stehen soll, gibt es nicht oder nicht mehr.</p></main>
${footer(site, '')}`,
  );
}

function documentOf(title: string, colour: EmbedSettings['colour'], isLive: boolean, body: string): string {
  return `<!doctype html>
<html lang="de-AT" data-farbe="${colour}"${isLive ? ' data-live' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – KBÖ</title>
<style>${STYLE}</style>
<script src="${FRAME_SCRIPT_PATH}" async></script>
</head>
<body>
${body}
</body>
</html>
`;
}

function footer(site: string, stand: string): string {
  return `<footer><span>${stand}</span>${link(site, escaped(NAME))}</footer>`;
}

function link(href: string, inner: string): string {
  return `<a href="${escaped(href)}" target="_blank" rel="noopener">${inner}</a>`;
}

/** A link to a page of the site. @param inner HTML */
type Link = (screen: string, inner: string) => string;

function linksOn(site: string, code: string | null | undefined): Link {
  return (screen, inner) => link(`${site}#${siteRoute(screen, undefined, code)}`, inner);
}

function clubLink({ id, name, logo }: EmbedClub, origin: string, to: Link): string {
  return to(`team-detail/${id}`, `${crest(name, logo, origin)}<span>${escaped(name)}</span>`);
}

/** A crest of our own host by its address; for any other host's stand initials. */
function crest(name: string, logo: string | null, origin: string): string {
  const url = logo !== null && URL.canParse(logo, origin) ? new URL(logo, origin) : undefined;
  return url !== undefined && url.origin === origin
    ? `<img class="c" src="${escaped(url.pathname)}" alt="" width="24" height="24" loading="lazy">`
    : `<span class="c" aria-hidden="true">${escaped(initials(name))}</span>`;
}

const COLUMNS: readonly (readonly [short: string, long: string, kind: string])[] = [
  ['Pl.', 'Platz', ''],
  ['Mannschaft', '', 'n'],
  ['Sp', 'Spiele', ''],
  ['S', 'Siege', 'x'],
  ['U', 'Unentschieden', 'x'],
  ['N', 'Niederlagen', 'x'],
  ['Tore', '', 'x'],
  ['Diff.', 'Tordifferenz', ''],
  ['Pkt.', 'Punkte', 'p'],
];

function tableOf(rows: readonly EmbedRow[], team: string | undefined, origin: string, to: Link): string {
  if (rows.length === 0) return '<p>Noch keine Tabelle.</p>';
  const head = COLUMNS.map(
    ([short, long, kind]) =>
      `<th scope="col" class="${kind}">${long === '' ? short : `<abbr title="${long}">${short}</abbr>`}</th>`,
  ).join('');
  const body = rows.map((row) => {
    const { ranking, wins, draws, losses, scored, against, difference, points } = row;
    const cells = [wins + draws + losses, wins, draws, losses, `${scored}:${against}`, signed(difference), points];
    const shown = cells.map((cell, index) => `<td class="${COLUMNS[index + 2]?.[2] ?? ''}">${cell}</td>`).join('');
    const own = row.id === team ? ' class="o" aria-current="true"' : '';
    return `<tr${own}><td>${ranking}</td><th scope="row" class="n">${clubLink(row, origin, to)}</th>${shown}</tr>`;
  });
  return `<table><caption class="v">Tabelle</caption><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>`;
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
}

function matchList(matches: readonly EmbedMatch[], team: string | undefined, origin: string, to: Link): string {
  if (matches.length === 0) return '<p>Keine Spiele vorhanden.</p>';
  const items = matches.map((match) => {
    const own = [match.home.id, match.away.id].includes(team ?? '') ? ' class="o"' : '';
    const when = joined(statusOf(match), day(match.kickoff, false));
    return `<li${own}><div class="m t">${sides(match, origin, to)}</div><div class="w">${escaped(when)}</div></li>`;
  });
  return `<ul>${items.join('\n')}</ul>`;
}

function scoreboard(match: NonNullable<EmbedFacts['match']>, origin: string, to: Link): string {
  const when = joined(statusOf(match), day(match.kickoff, true), time(match.kickoff), place(match));
  const goals = match.goals.map(({ side, player, name, minute, own }) => {
    const scorer = escaped(name || 'Unbekannt');
    const shown = player === undefined ? scorer : to(`player-detail/${player}`, scorer);
    const words = `${shown} ${minute}'${own ? ' (Eigentor)' : ''}`;
    return `<li class="m"><span class="h">${side === 'home' ? words : ''}</span><span class="w" aria-hidden="true">Tor</span><span class="a">${
      side === 'away' ? words : ''
    }</span></li>`;
  });
  return `<div class="b m t">${sides(match, origin, to)}</div>
<p class="w">${escaped(when)}</p>
${goals.length === 0 ? '' : `<ul>${goals.join('\n')}</ul>`}`;
}

function sides(match: EmbedMatch, origin: string, to: Link): string {
  const { id, home, away, homeScore, awayScore, kickoff, status } = match;
  const score = hasScore(match) ? `${homeScore}:${awayScore}` : (time(kickoff) ?? '–:–');
  const live = statusWords(status)?.startsWith('LIVE') === true ? ' l' : '';
  return `<span class="h">${clubLink(home, origin, to)}</span>${to(`match/${id}`, `<span class="s${live}">${score}</span>`)}<span class="a">${clubLink(away, origin, to)}</span>`;
}

/** What is worth saying beside a score or a time. */
function statusOf({ status }: EmbedMatch): string | undefined {
  return status === 'pending' ? undefined : statusWords(status);
}
