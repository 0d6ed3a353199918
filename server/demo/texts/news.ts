import type { SceneName } from '../pictures/scene';
import type { Random } from '../random';
import type { DemoTransfer } from '../requests';
import { h2, link, p, quote, surname, ul, voiceOf } from './words';
import type { Text } from './words';

/** An article of the federation itself, with the scene that illustrates it. */
export interface FederationArticle extends Text {
  readonly scene: SceneName;
}

const article = (scene: SceneName, title: string, ...parts: string[]): FederationArticle => ({
  scene,
  title,
  html: parts.join(''),
});

/** Articles for every league, oldest first. */
export const federationArticles: readonly FederationArticle[] = [
  article(
    'raenge',
    'Die Saison ist eröffnet',
    p(
      'Mit dem ersten Spieltag beginnt in acht Bundesländern die neue Saison. Gespielt wird wie immer am Sonntag zwischen 8 und 20 Uhr.',
    ),
    p('Neu dabei sind mehr als ein Dutzend Teams. Wir wünschen allen einen guten Start und faire Spiele.'),
    quote('Kleinfeld ist Nachbarschaft mit Ergebnis.', 'Aus der Begrüßung des Präsidiums'),
  ),
  article(
    'uhr',
    'Zweimal 25 Minuten, fliegender Wechsel: die Regeln kurz erklärt',
    p('Wer zum ersten Mal auf dem Kleinfeld steht, merkt schnell: Hier ist alles etwas schneller.'),
    ul([
      'Fünf Feldspieler und ein Tormann',
      'Zweimal 25 Minuten',
      'Höchstens zwölf Spieler pro Spieltag',
      'Beliebig viele fliegende Wechsel',
      'Kein Abseits',
    ]),
    p(`Alle Regeln mit Beispielen stehen unter ${link('/spielregeln', 'Spielregeln')}.`),
  ),
  article(
    'karten',
    'Fünf Minuten in Unterzahl: was nach Rot und Gelb-Rot gilt',
    p(
      'Nach einer roten oder gelb-roten Karte spielt ein Team fünf Minuten lang mit einem Mann weniger. Danach darf ein anderer Spieler auf das Feld.',
    ),
    h2('Und danach?'),
    p('Gelb-Rot bringt ein Spiel Sperre, Rot mindestens eines. Auch die vierte gelbe Karte kostet ein Spiel.'),
    p(`Wer gerade zuschauen muss, steht unter ${link('/sperren', 'Sperren')}.`),
  ),
  article(
    'taktik',
    'Schulung für neue Teamleiter',
    p(
      'An zwei Abenden erklären erfahrene Teamleiter, wie man ein Blankett ausfüllt, einen Spieltag vorbereitet und eine Spielverlegung beantragt.',
    ),
    p('Die Teilnahme ist gratis, eine Anmeldung per E-Mail genügt.'),
  ),
  article(
    'regen',
    'Wenn der Platz unter Wasser steht',
    p(
      'Ein Spiel abzusagen ist die letzte Möglichkeit, nicht die erste. Die Entscheidung trifft der Schiedsrichter vor Ort.',
    ),
    ul([
      'Absagen bis 18 Uhr am Vortag',
      'Jedes Team darf pro Halbsaison einmal verlegen',
      'Nach mindestens 40 gespielten Minuten kann das Ergebnis eines Abbruchs stehen bleiben',
    ]),
    p('Wer unsicher ist, ruft an, bevor die Gäste losfahren.'),
  ),
  article(
    'pokal',
    'Hallencup im Jänner: Anmeldung ab sofort offen',
    p('Zwölf Plätze, zwei Tage, ein Pokal: Der Hallencup geht in die nächste Runde.'),
    h2('Der Modus'),
    p('Gespielt wird in vier Gruppen zu drei Teams, danach im K.-o.-System. Jedes Team hat mindestens drei Spiele.'),
    p('Anmelden können sich alle Teams, die in dieser Saison in einer Liga spielen.'),
  ),
  article(
    'ecke',
    'Das Wochenende der offenen Plätze',
    p('An diesem Wochenende darf auf allen Anlagen jeder mitspielen, der Lust hat. Ein Team braucht es dafür nicht.'),
    p('Bälle und Leibchen sind da. Mitzubringen sind Schuhe ohne Metallstollen und ein wenig Mut.'),
  ),
  article(
    'netz',
    'Tor des Monats: Stimmt ab',
    p(
      'Fünf Tore stehen zur Wahl, vom Fersler bis zum Weitschuss aus der eigenen Hälfte. Abstimmen könnt ihr bis Freitag.',
    ),
    p('Der Sieger bekommt einen Ball, auf dem das ganze Team unterschreibt.'),
  ),
  article(
    'flutlicht',
    'Neues Flutlicht auf drei Anlagen',
    p(
      'Auf drei Anlagen wurde in den letzten Wochen das Licht getauscht. Die neuen Lampen brauchen ein Drittel des Stroms und leuchten doppelt so gut aus.',
    ),
    quote('Endlich sieht man auch den Ball, den man verspringen lässt.', 'Ein Platzwart'),
  ),
  article(
    'raenge',
    'So viele Zuschauer wie nie',
    p('Mehr als zehntausend Menschen waren bisher in dieser Saison an den Plätzen. Das ist ein neuer Höchstwert.'),
    p('Die meisten kommen nicht wegen der Tabelle, sondern weil jemand mitspielt, den sie kennen. So soll es sein.'),
  ),
  article(
    'flanke',
    'Schiedsrichter gesucht',
    p('Ohne sie geht nichts: Der Bund sucht Schiedsrichterinnen und Schiedsrichter für die Frühjahrssaison.'),
    ul(['Ausbildung an drei Abenden', 'Einsätze nach eigener Einteilung', 'Aufwandsentschädigung pro Spiel']),
    p(`Wer Interesse hat, meldet sich über ${link('/kontakt', 'Kontakt')}.`),
  ),
  article(
    'uhr',
    'Spielverlegung: so geht es richtig',
    p(
      'Ein Team darf pro Halbsaison ein Spiel verlegen. Die Anfrage geht an den Gegner, der sie mit einem Klick annimmt oder ablehnt.',
    ),
    p(
      'Stimmt der Gegner zu, legt die Spielleitung einen neuen Termin fest. Bis dahin steht das Spiel ohne Datum im Spielplan.',
    ),
  ),
  article(
    'karten',
    'Fair bleibt fair: die Zwischenbilanz',
    p('Ein gutes Drittel aller Teams kam bisher ohne rote Karte aus. Wir sagen danke.'),
    p('Der Fairnesspreis wird am Ende der Saison an das Team mit den wenigsten Karten vergeben.'),
  ),
  article(
    'taktik',
    'Fünf Übungen für das Training zu sechst',
    p('Wenig Platz, wenig Zeit, wenig Leute: Diese Übungen funktionieren trotzdem.'),
    ul([
      'Drei gegen zwei mit wechselnden Toren',
      'Ballannahme im Rückwärtslaufen',
      'Eckball kurz, Abschluss mit dem zweiten Kontakt',
      'Tormann als fünfter Feldspieler',
      'Wechsel auf Zuruf, alle 90 Sekunden',
    ]),
  ),
  article(
    'ecke',
    'Kein Spieltag ohne Helferinnen und Helfer',
    p(
      'Sie sperren auf, ziehen Linien, kochen Kaffee und räumen weg, was liegen bleibt. Ohne sie gäbe es keinen Sonntag auf dem Kleinfeld.',
    ),
    quote(
      'Ich schaue seit Jahren jedes Spiel und habe noch keines von Anfang bis Ende gesehen.',
      'Eine Kantinenleiterin',
    ),
  ),
  article(
    'pokal',
    'Preise für die ersten drei',
    p(
      'In der ersten Liga warten 600, 400 und 200 Euro, in den anderen Ligen 300, 200 und 100 Euro. Die Preise werden als Guthaben gutgeschrieben.',
    ),
    p('Ein Guthaben kann auf Wunsch ausbezahlt werden, der Stichtag ist der 15. August.'),
  ),
  article(
    'flutlicht',
    'Sonntag live: zwei Spiele im Video',
    p('Jeden Sonntag überträgt der Bund zwei Spiele. Welche, entscheidet das Los am Freitag.'),
    p(`Alle anderen Spiele gibt es im ${link('/livescore', 'Livescore')}, Tor für Tor.`),
  ),
  article(
    'netz',
    'Neue Tornetze für alle Anlagen',
    p('Bis zum Frühjahr bekommt jede Anlage neue Netze. Die alten waren an manchen Stellen eher eine Einladung.'),
    p('Wer ein Loch sieht, macht bitte ein Foto und schickt es an das Büro.'),
  ),
  article(
    'regen',
    'Wetterkapriolen: die Nachtragstermine',
    p(
      'Nach dem Starkregen der letzten Woche wurden mehrere Spiele verlegt. Die neuen Termine stehen im Spielplan, sobald beide Teams zugestimmt haben.',
    ),
    p(`Bitte prüft den ${link('/spielplan', 'Spielplan')} am Vortag noch einmal.`),
  ),
  article(
    'flanke',
    'Anmeldung für die nächste Saison',
    p(
      'Ein Trikot, sechs Leute und ein Sonntag: Mehr braucht es nicht, um dabei zu sein. Die Anmeldung für neue Teams ist offen.',
    ),
    p(
      `Zum Formular geht es unter ${link('/register', 'Team Neuanmeldung')}. Rückfragen beantwortet das Büro von Montag bis Freitag, 10 bis 17 Uhr.`,
    ),
  ),
];

const roles: ReadonlyMap<string, string> = new Map([
  ['Tormann', 'Tormann'],
  ['Verteidigung', 'Verteidiger'],
  ['Mittelfeld', 'Mittelfeldspieler'],
  ['Sturm', 'Stürmer'],
]);

/** Reports a completed transfer. */
export function transferNews({ player, from, to }: DemoTransfer, random: Random): Text {
  const [origin, target] = [voiceOf(from), voiceOf(to)];
  const name = player.row.name;
  const role = roles.get(player.row.position) ?? 'Spieler';
  return {
    title: random.pick([
      `${name} wechselt zu ${target.dat}`,
      `${target.bare} ${target.verb('holt', 'holen')} ${name}`,
      `${surname(name)} verlässt ${origin.nom}`,
      `Neuzugang für ${target.nom}: ${name}`,
    ]),
    html:
      p(
        random.pick([
          `${target.Nom} ${target.verb('hat', 'haben')} ${name} verpflichtet. Der ${role} kommt von ${origin.dat} und trägt künftig die Nummer ${player.row.number}.`,
          `Der ${role} ${name} spielt ab sofort für ${target.nom}. Bisher trug er das Trikot ${origin.gen}.`,
        ]),
      ) +
      quote(
        random.pick([
          'Ich wollte etwas Neues sehen und trotzdem mit dem Rad zum Spiel fahren können.',
          'Der Abschied war schwer, aber am Sonntag zählt nur noch das neue Trikot.',
          'Die Trainer haben mir gesagt, wo sie mich brauchen. Genau dort will ich spielen.',
        ]),
        name,
      ) +
      h2('So läuft ein Transfer') +
      p(
        'Ein Spieler darf den Verein einmal im Jahr wechseln. Der aufnehmende Verein stellt die Anfrage, der Spieler bestätigt sie über den Link in der Nachricht.',
      ) +
      p(
        `Alle abgeschlossenen Wechsel stehen unter ${link('/transfers', 'Transfers')}, das Profil ${link(`/player-detail/${player.row.id}`, `von ${name}`)} ist schon umgestellt.`,
      ),
  };
}

/** Sums up several transfers at once. */
export function transferRound(transfers: readonly DemoTransfer[]): Text {
  return {
    title: `Transferrunde: ${transfers.length} Wechsel auf einen Blick`,
    html:
      p(
        'Vor dem Start der Saison haben wieder viele Spieler das Trikot getauscht. Die jüngsten Wechsel im Überblick:',
      ) +
      ul(
        transfers.map(({ player, from, to }) => `${player.row.name}: von ${voiceOf(from).dat} zu ${voiceOf(to).dat}`),
      ) +
      p(`Die vollständige Liste steht unter ${link('/transfers', 'Transfers')}.`),
  };
}
