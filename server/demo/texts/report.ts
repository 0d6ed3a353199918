import type { SideName } from '../../domain/types';
import { opponentOf } from '../../domain/match';
import type { Standing } from '../../domain/table';
import type { Random } from '../random';
import type { DemoMatch } from '../seasons';
import { clubOn } from './story';
import type { Facts, Goal } from './story';
import {
  capital,
  clockTime,
  counted,
  dayAndDate,
  h2,
  inWords,
  leagueGenitive,
  link,
  listed,
  p,
  quote,
  surname,
  ul,
  voiceOf,
} from './words';
import type { Text, Voice } from './words';

const won = [
  'Wir haben nicht geschossen, um zu treffen. Wir haben geschossen, damit sie nachdenken.',
  'Auf dem Kleinfeld verzeiht dir niemand einen Fehlpass. Heute haben wir weniger davon gespielt.',
  'Der Plan war einfach: hinten fünf Meter enger stehen und vorne schneller wechseln.',
  'Die Bank hat das Spiel gewonnen. Bei fliegenden Wechseln zählt jeder, der frisch ist.',
  'Fünfzig Minuten sind kurz. Wer zehn davon verschläft, verliert. Wir waren wach.',
  'Wir nehmen die drei Punkte mit und reden morgen über die Fehler.',
];
const lost = [
  'So ein Spiel verlierst du im Kopf und nicht in den Beinen.',
  'Glückwunsch an den Gegner. Wir haben ihnen die Räume geschenkt, und sie haben Danke gesagt.',
  'Am nächsten Sonntag geht es wieder bei null los. Das ist das Schöne an dieser Liga.',
  'Zwei Unachtsamkeiten, zwei Tore. Mehr ist dazu nicht zu sagen.',
];
const drawn = [
  'Ein Punkt, mit dem beide heimfahren können. Gewonnen hat heute die Kantine.',
  'Wenn keiner gewinnt, hat meistens keiner genug riskiert. Das nehmen wir auf unsere Kappe.',
  'Nach so einem Spiel schüttelt man sich die Hände und ist ehrlich: Das passt so.',
];

/** Something a coach might say after a match, and the line that names him. */
function reportQuote(facts: Facts, winner: SideName, random: Random): [text: string, who: string] {
  const losing = facts.winner !== null && random.chance(0.3);
  const side: SideName = losing === (winner === 'home') ? 'away' : 'home';
  const club = clubOn(facts.match, side);
  const text = random.pick(facts.winner === null ? drawn : losing ? lost : won);
  return [text, `${club.row.coachName ?? 'Der Trainer'}, Trainer ${voiceOf(club).gen}`];
}

/** "3:1" */
const score = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

/** A sentence about a goal. */
type Phrase = (name: string, goal: Goal, club: Voice) => string;

/** For any goal. */
const phrases: readonly Phrase[] = [
  (name, goal) => `${name} trifft in der ${goal.minute}. Minute zum ${score(goal)}.`,
  (name, goal) => `Das ${score(goal)} besorgt ${name} in der ${goal.minute}. Minute.`,
  (name, goal) => `In der ${goal.minute}. Minute steht ${name} richtig: ${score(goal)}.`,
  (name, goal, club) => `Für ${club.nom} trifft in der ${goal.minute}. Minute ${name} zum ${score(goal)}.`,
  (name, goal) => `${name} zieht in der ${goal.minute}. Minute einfach ab, ${score(goal)}.`,
  (name, goal) => `Nach einem Eckball ist ${name} zur Stelle, in der ${goal.minute}. Minute heißt es ${score(goal)}.`,
  (name, goal) =>
    `${score(goal)} durch ${name}, gespielt sind ${goal.minute === 1 ? 'noch keine zwei Minuten' : `${inWords(goal.minute)} Minuten`}.`,
  (name, goal) =>
    `Ein schneller Konter, ein Querpass, und ${name} schiebt in der ${goal.minute}. Minute zum ${score(goal)} ein.`,
  (name, goal) => `${name} nützt in der ${goal.minute}. Minute einen Fehlpass im Aufbau, ${score(goal)}.`,
  (name, goal, club) =>
    `${club.Nom} ${club.verb('jubelt', 'jubeln')} in der ${goal.minute}. Minute, ${name} stellt auf ${score(goal)}.`,
  (name, goal) => `Aus der Drehung erzielt ${name} in der ${goal.minute}. Minute das ${score(goal)}.`,
  (name, goal) =>
    `Der Tormann ist noch dran, doch der Schuss von ${name} sitzt: ${score(goal)} in der ${goal.minute}. Minute.`,
];

/** For the first goal of a match. */
const openers: readonly Phrase[] = [
  (name, goal) => `Den ersten Treffer erzielt ${name} in der ${goal.minute}. Minute.`,
  (name, goal, club) => `In der ${goal.minute}. Minute jubelt erstmals jemand: ${name} trifft für ${club.nom}.`,
  (name, goal, club) =>
    `${club.Nom} ${club.verb('geht', 'gehen')} in der ${goal.minute}. Minute durch ${name} in Führung.`,
];

/** For own goals. */
const ownGoals: readonly Phrase[] = [
  (name, goal) => `In der ${goal.minute}. Minute lenkt ${name} den Ball ins eigene Tor, ${score(goal)}.`,
  (name, goal) => `Ein Eigentor von ${name} bringt in der ${goal.minute}. Minute das ${score(goal)}.`,
];

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

/** The score with the winner's goals first. */
const forWinner = (facts: Facts) => `${Math.max(facts.home, facts.away)}:${Math.min(facts.home, facts.away)}`;

interface Story {
  readonly facts: Facts;
  readonly random: Random;
  readonly first: Voice;
  readonly second: Voice;
  readonly phrases: readonly Phrase[];
}

function drawTitle({ facts, random, first, second }: Story): string {
  if (facts.home === 0)
    return random.pick([`Kein Tor zwischen ${first.dat} und ${second.dat}`, 'Fünfzig Minuten, kein Tor']);
  return random.pick([
    `${first.bare} und ${second.bare} teilen die Punkte`,
    `${score(facts)}: Kein Sieger zwischen ${first.dat} und ${second.dat}`,
    `Punkteteilung nach ${counted(facts.home + facts.away, 'Tor', 'Toren')}`,
    `${second.bare} ${second.verb('holt', 'holen')} auswärts einen Punkt`,
  ]);
}

function winTitle({ facts, random, first, second }: Story): string {
  const result = forWinner(facts);
  if (facts.deficit >= 2) {
    return random.pick([
      `${first.bare} ${first.verb('dreht', 'drehen')} einen ${capital(inWords(facts.deficit))}-Tore-Rückstand`,
      `${first.bare} ${first.verb('kommt', 'kommen')} nach Rückstand zurück`,
      `Die Wende zum ${result} gegen ${second.nom}`,
    ]);
  }
  if (facts.decisive !== null && facts.decisive.minute >= 47 && facts.margin === 1) {
    return random.pick([
      `${first.bare} ${first.verb('trifft', 'treffen')} ganz zum Schluss`,
      `Spätes Tor entscheidet gegen ${second.nom}`,
      `${facts.decisive.minute}. Minute: Die Entscheidung für ${first.nom}`,
    ]);
  }
  if (facts.margin >= 5) {
    return random.pick([
      `${result}: ${first.bare} ${first.verb('lässt', 'lassen')} keine Fragen offen`,
      `Klare Sache für ${first.nom}`,
      `${first.bare} ${first.verb('feiert', 'feiern')} einen Kantersieg`,
    ]);
  }
  if (Math.min(facts.home, facts.away) === 0) {
    return random.pick([
      `${first.bare} ${first.verb('gewinnt', 'gewinnen')} zu null`,
      `Kein Durchkommen für ${second.nom}`,
    ]);
  }
  const close = [`Knapper Sieg für ${first.nom}`, `${first.bare} ${first.verb('behält', 'behalten')} die Nerven`];
  return random.pick([
    `${first.bare} ${first.verb('schlägt', 'schlagen')} ${second.nom} ${result}`,
    `${first.bare} ${first.verb('holt', 'holen')} drei Punkte gegen ${second.nom}`,
    `${result}: ${first.bare} ${first.verb('bezwingt', 'bezwingen')} ${second.nom}`,
    ...(facts.margin === 1 ? close : []),
  ]);
}

function opening({ facts, random, first, second }: Story): string {
  const { match } = facts;
  const where = match.row.location;
  const start =
    match.row.kickoff == null ? '' : `Anpfiff ${clockTime(match.row.kickoff)}, Schlusspfiff ${score(facts)}: `;
  if (facts.winner === null) {
    return p(
      random.pick([
        `${first.Nom} und ${second.nom} trennen sich am ${match.row.gameday}. Spieltag ${leagueGenitive(match.plan)} mit ${score(facts)}. Ein Ergebnis, mit dem beide leben können.`,
        `${start}Zwischen ${first.dat} und ${second.dat} gibt es auf der Anlage ${where} keinen Sieger.`,
        `Ein Punkt für jeden: ${first.Nom} und ${second.nom} spielen ${score(facts)}, zur Pause stand es ${score(facts.half)}.`,
      ]),
    );
  }
  const away = facts.winner === 'away';
  return p(
    random.pick([
      `${first.Nom} ${first.verb('gewinnt', 'gewinnen')} am ${match.row.gameday}. Spieltag ${leagueGenitive(match.plan)} ${away ? 'auswärts ' : ''}gegen ${second.nom} mit ${forWinner(facts)}. Zur Pause stand es ${score(away ? { home: facts.half.away, away: facts.half.home } : facts.half)}.`,
      `Drei Punkte für ${first.nom}: Das Spiel gegen ${second.nom} auf der Anlage ${where} endet ${score(facts)}.`,
      `${capital(counted(facts.home + facts.away, 'Tor', 'Tore'))} in fünfzig Minuten: ${first.Nom} ${first.verb('bezwingt', 'bezwingen')} ${second.nom} auf der Anlage ${where} mit ${forWinner(facts)}.`,
      `${start}${first.Nom} ${first.verb('nimmt', 'nehmen')} drei Punkte aus dem Duell mit ${second.dat} mit.`,
    ]),
  );
}

function goalSentence(goal: Goal, story: Story, index: number): string {
  const kind = goal.ownGoal ? ownGoals : index === 0 ? openers : story.phrases;
  const phrase = goal.ownGoal || index === 0 ? story.random.pick(kind) : kind[index % kind.length];
  return phrase?.(surname(goal.player.row.name), goal, voiceOf(clubOn(story.facts.match, goal.side))) ?? '';
}

function halfStory(goals: readonly Goal[], story: Story, empty: string, offset: number): string {
  const sentences = goals.slice(0, 4).map((goal, index) => goalSentence(goal, story, index + offset));
  const more = goals.length - sentences.length;
  const rest =
    more > 0
      ? ` Bis zum ${offset === 0 ? 'Pausenpfiff' : 'Schlusspfiff'} ${more === 1 ? 'fällt noch ein weiteres Tor' : `fallen noch ${inWords(more)} weitere Tore`}.`
      : '';
  return p(sentences.length === 0 ? empty : sentences.join(' ') + rest);
}

function cards(story: Story): string {
  const sent = story.facts.match.incidents.filter(({ type }) => type === 'redCard' || type === 'yellowRedCard');
  return sent
    .map(({ type, minute, player, assign }) => {
      const club = voiceOf(clubOn(story.facts.match, assign));
      const kind = type === 'redCard' ? 'Rot' : 'Gelb-Rot';
      return p(
        story.random.pick([
          `In der ${minute}. Minute sieht ${player.row.name} ${kind}. Fünf Minuten lang ${club.verb('muss', 'müssen')} ${club.nom} in Unterzahl auskommen.`,
          `${kind} für ${player.row.name} in der ${minute}. Minute: ${club.Nom} ${club.verb('spielt', 'spielen')} danach fünf Minuten mit einem Mann weniger.`,
        ]),
      );
    })
    .join('');
}

function scorers(story: Story): string {
  const [best, ...others] = story.facts.doubles;
  if (best === undefined) return '';
  if (others.length === 0) return p(`Mann des Tages ist ${best.player.row.name} mit ${inWords(best.count)} Toren.`);
  return p(
    `Mehrfach trafen ${listed(story.facts.doubles.map(({ player, count }) => `${player.row.name} (${count})`))}.`,
  );
}

/** Writes the report of a finished match; `standing` is a sentence on what it means for the table. */
export function matchReport(facts: Facts, standing: string, random: Random): Text {
  const side = facts.winner ?? 'home';
  const story: Story = {
    facts,
    random,
    first: voiceOf(clubOn(facts.match, side)),
    second: voiceOf(clubOn(facts.match, opponentOf(side))),
    phrases: random.shuffle(phrases),
  };
  const [early, late] = [
    facts.goals.filter(({ minute }) => minute <= 25),
    facts.goals.filter(({ minute }) => minute > 25),
  ];
  const html =
    opening(story) +
    halfStory(
      early,
      story,
      random.pick([
        'Vor der Pause neutralisieren sich beide. Viel Ballbesitz, wenig Abschlüsse, kein Tor.',
        'Die erste Halbzeit gehört den Tormännern: Beide halten ihren Kasten sauber.',
      ]),
      0,
    ) +
    h2(random.pick(['Die zweite Halbzeit', 'Nach der Pause', 'So ging es weiter', 'Die zweiten 25 Minuten'])) +
    halfStory(
      late,
      story,
      random.pick([
        'Nach der Pause fällt kein Tor mehr. Beide wechseln fliegend durch, am Ergebnis ändert das nichts.',
        'Die zweite Halbzeit bleibt torlos, obwohl es an Versuchen nicht fehlt.',
      ]),
      early.length,
    ) +
    cards(story) +
    quote(...reportQuote(story.facts, side, random)) +
    scorers(story) +
    (random.chance(0.4) && facts.goals.length > 0
      ? ul(
          facts.goals.map(
            (goal) =>
              `${goal.minute}. Minute: ${score(goal)} ${goal.player.row.name}${goal.ownGoal ? ' (Eigentor)' : ''}`,
          ),
        )
      : '') +
    p(
      `${standing} Alle Ereignisse stehen im ${link(`/match/${facts.match.row.id}`, 'Spielbericht')}, den Stand der Liga zeigt die ${link('/tabelle', 'Tabelle')}.`,
    );
  return { title: facts.winner === null ? drawTitle(story) : winTitle(story), html };
}
