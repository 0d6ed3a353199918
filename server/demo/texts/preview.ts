import type { Standing } from '../../domain/table';
import type { Random } from '../random';
import type { DemoMatch } from '../seasons';
import { clockTime, counted, dayAndDate, leagueGenitive, voiceOf } from './grammar';
import { h2, link, p, quote, ul } from './html';
import type { Text } from './report';

/** Announces a coming match, with where both clubs stand and how they met last. */
export function matchPreview(
  match: DemoMatch,
  home: Standing,
  away: Standing,
  earlier: readonly DemoMatch[],
  random: Random,
): Text {
  const [first, second] = [voiceOf(match.home), voiceOf(match.away)];
  const gap = Math.abs(home.points - away.points);
  const top = home.ranking <= 3 && away.ranking <= 3;
  const when =
    match.row.kickoff == null
      ? 'Der Termin wird noch bekannt gegeben'
      : `Anpfiff ist am ${dayAndDate(match.row.kickoff)}, um ${clockTime(match.row.kickoff)}`;
  const title = random.pick([
    ...(top
      ? [
          `Spitzenspiel: ${first.bare} gegen ${second.bare}`,
          `${first.bare} und ${second.bare} spielen um die Tabellenspitze`,
        ]
      : []),
    `${first.bare} ${first.verb('empfängt', 'empfangen')} ${second.nom}`,
    `Vorschau: ${first.bare} gegen ${second.bare}`,
    ...(gap <= 1
      ? [`Tabellennachbarn unter sich: ${first.bare} ${first.verb('trifft', 'treffen')} auf ${second.nom}`]
      : []),
  ]);
  const distance =
    gap === 0
      ? 'Beide sind punktegleich.'
      : `Dazwischen ${gap === 1 ? 'liegt ein Punkt' : `liegen ${counted(gap, 'Punkt', 'Punkte')}`}.`;
  const met = earlier.map(
    ({ home: host, away: guest, row }) =>
      `${host.style.name} – ${guest.style.name} ${row.homeScore ?? 0}:${row.awayScore ?? 0}`,
  );
  const html =
    p(
      random.pick([
        `Am ${match.row.gameday}. Spieltag ${leagueGenitive(match.plan)} ${first.verb('trifft', 'treffen')} ${first.nom} auf ${second.nom}. ${distance}`,
        `${first.Nom} auf Platz ${home.ranking}, ${second.nom} auf Platz ${away.ranking}: So gehen die beiden in den ${match.row.gameday}. Spieltag ${leagueGenitive(match.plan)}. ${distance}`,
      ]),
    ) +
    p(`${when}, gespielt wird auf der Anlage ${match.row.location}. Der Eintritt ist frei.`) +
    h2(random.pick(['Die Ausgangslage', 'Wie es steht', 'Zahlen vor dem Spiel'])) +
    p(
      `${first.Nom} ${first.verb('hat', 'haben')} bisher ${counted(home.scored, 'Tor', 'Tore')} geschossen und ${counted(home.against, 'Gegentor', 'Gegentore')} bekommen, ${second.nom} ${second.verb('kommt', 'kommen')} auf ${home.scored === away.scored ? 'ebenfalls ' : ''}${counted(away.scored, 'Tor', 'Tore')} und ${counted(away.against, 'Gegentor', 'Gegentore')}.`,
    ) +
    (met.length === 0
      ? p('Es ist das erste Duell der beiden seit zwei Spielzeiten.')
      : p(met.length === 1 ? 'Das letzte Duell:' : 'Die letzten Duelle:') + ul(met)) +
    quote(
      random.pick([
        'Wir schauen auf uns. Wenn wir unsere Wechsel sauber spielen, wird es für jeden schwer.',
        'Gegen diesen Gegner darfst du keinen Eckball herschenken. Das haben wir unter der Woche geübt.',
        'Die Tabelle sagt viel, aber sie läuft am Sonntag nicht mit.',
        'Ein Spiel wie dieses entscheidet sich in den ersten fünf Minuten nach der Pause.',
      ]),
      `${match.home.row.coachName ?? 'Der Trainer'}, Trainer ${first.gen}`,
    ) +
    p(
      `Zum Spiel geht es ${link(`/match/${match.row.id}`, 'hier')}, alle Ansetzungen stehen im ${link('/spielplan', 'Spielplan')}.`,
    );
  return { title, html };
}
