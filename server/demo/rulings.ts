import type { Federation } from '../db/rows';
import { utcText } from '../domain/clock';
import { sceneUrl } from '../pictures/render';
import { sceneCode } from '../pictures/scenes/scene';
import type { Random } from './random';
import type { DemoMatch } from './seasons';
import type { Text } from './texts/report';
import { abandonedRuling, dismissalRuling, fineRuling, noShowRuling } from './texts/rulings';

const COUNT = 250;

interface Case {
  readonly match: DemoMatch;
  readonly image: 'karten' | 'regen' | 'uhr' | 'taktik';
  readonly write: (number: number) => Text;
}

function casesOf(match: DemoMatch, random: Random): Case[] {
  const dismissals: Case[] = match.sentOff.map((one) => ({
    match,
    image: 'karten',
    write: (number) => dismissalRuling(match, one, number, random),
  }));
  if (match.row.status === 'cancelled')
    return [{ match, image: 'uhr', write: (number) => noShowRuling(match, number, random) }];
  if (match.row.status === 'abgebrochen')
    return [...dismissals, { match, image: 'regen', write: (number) => abandonedRuling(match, number, random) }];
  if (match.lineups === null || !random.chance(0.012)) return dismissals;
  return [...dismissals, { match, image: 'taktik', write: (number) => fineRuling(match, number, random) }];
}

/** The latest rulings of the disciplinary senate, oldest first, numbered through; each two to four days after its match. */
export function buildRulings(matches: readonly DemoMatch[], now: Date, random: Random): Federation['news'] {
  const judged = matches.filter(({ row }) => row.kickoff != null && Date.parse(row.kickoff) < now.getTime() - 5 * DAY);
  const dated = judged
    .flatMap((match) => casesOf(match, random))
    .map((one) => ({
      ...one,
      created: utcText(
        new Date(Date.parse(one.match.row.kickoff ?? '') + random.int(2, 4) * DAY + random.int(-240, 300) * 60_000),
      ),
    }));
  const latest = dated
    .sort((a, b) => a.created.localeCompare(b.created) || a.match.row.id.localeCompare(b.match.row.id))
    .slice(-COUNT);
  return latest.map(({ image, write, created }, index) => {
    const { title, html } = write(index + 1);
    return {
      id: random.uuid(),
      title,
      image: sceneUrl(sceneCode(image, '16x9')),
      text: html,
      tag: 'strafsenat',
      youtube: random.chance(0.03) ? ' ' : null,
      created,
    };
  });
}
