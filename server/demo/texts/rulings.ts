import type { SideName } from '../../domain/types';
import type { DemoMatch, OffenceKey } from '../seasons';
import type { Random } from '../random';
import { clubOn } from './story';
import { capital, counted, h2, leagueGenitive, link, longDate, p, quote, ul, voiceOf } from './words';
import type { Text } from './words';

const acts: ReadonlyMap<OffenceKey, readonly [name: string, deed: string, dative: string]> = new Map([
  [
    'notbremse',
    [
      'Verhinderung einer klaren Torchance',
      'hielt als letzter Mann einen Gegenspieler am Trikot zurück, der allein auf das Tor zulief',
      'einer Notbremse',
    ],
  ],
  [
    'foul',
    ['Rohes Spiel', 'traf einen Gegenspieler bei einem Zweikampf mit offener Sohle am Schienbein', 'rohem Spiel'],
  ],
  [
    'kritik',
    [
      'Beleidigung des Schiedsrichters',
      'bedachte den Schiedsrichter nach einer Entscheidung mehrmals lautstark mit beleidigenden Ausdrücken',
      'Beleidigung',
    ],
  ],
  [
    'taetlich',
    ['Tätlichkeit', 'stieß einen Gegenspieler abseits des Balles mit beiden Händen zu Boden', 'einer Tätlichkeit'],
  ],
  [
    'tackling',
    [
      'Verbotenes Tackling',
      'grätschte weniger als einen Meter vom Gegenspieler entfernt in dessen Laufweg',
      'verbotenem Tackling',
    ],
  ],
  ['hand', ['Handspiel auf der Torlinie', 'wehrte einen Ball auf der Torlinie mit der Hand ab', 'Handspiel']],
]);

const place = (match: DemoMatch) =>
  `${match.home.style.name} gegen ${match.away.style.name} (${match.row.gameday}. Spieltag ${leagueGenitive(match.plan)}, ${longDate(match.row.kickoff ?? '')})`;

const foot = (match: DemoMatch) =>
  p(
    `Zum ${link(`/match/${match.row.id}`, 'Spielbericht')}. Gegen dieses Urteil kann binnen sieben Tagen schriftlich beim Strafsenat Einspruch erhoben werden.`,
  );

/** The ruling on a red card. */
export function dismissalRuling(
  match: DemoMatch,
  { incident, offence }: DemoMatch['sentOff'][number],
  number: number,
  random: Random,
): Text {
  const [name, deed, dative] = acts.get(offence.key) ?? [
    'Unsportlichkeit',
    'verhielt sich grob unsportlich',
    'grober Unsportlichkeit',
  ];
  const player = incident.player.row;
  const club = voiceOf(clubOn(match, incident.assign));
  const ban = counted(offence.matches, 'Spiel', 'Spiele');
  return {
    title: random.pick([
      `Urteil ${number}: ${capital(ban)} Sperre nach ${dative}`,
      `Urteil ${number}: ${name}, ${player.name} gesperrt`,
      `Urteil ${number}: Sperre für ${player.name}`,
    ]),
    html:
      p(
        `Der Strafsenat hat den Ausschluss von ${player.name} (SID ${player.sid}, ${club.bare}) im Spiel ${place(match)} behandelt.`,
      ) +
      h2('Sachverhalt') +
      p(`${player.name} ${deed}. Der Schiedsrichter zeigte in der ${incident.minute}. Minute die rote Karte.`) +
      quote(
        random.pick([
          'Der Bericht des Schiedsrichters ist schlüssig, die Stellungnahme des Spielers ändert daran nichts.',
          'Der Spieler hat den Vorfall eingeräumt und sich entschuldigt. Das wurde mildernd gewertet.',
          'Eine Stellungnahme des Teams ist innerhalb der Frist nicht eingelangt.',
        ]),
        'Aus der Begründung',
      ) +
      h2('Urteil') +
      ul([
        `Tatbestand: ${name}`,
        `Sperre: ${ban}`,
        random.pick([
          'Die Sperre gilt für alle Bewerbe des Bundes.',
          'Der Spieler darf sich während der Sperre nicht auf der Spielerbank aufhalten.',
          'Freundschaftsspiele werden auf die Sperre nicht angerechnet.',
        ]),
      ]) +
      foot(match),
  };
}

/** The ruling on a match that was called off: 6:0 for the side that was there. */
export function noShowRuling(match: DemoMatch, number: number, random: Random): Text {
  const guilty: SideName = (match.row.homeScore ?? 0) > (match.row.awayScore ?? 0) ? 'away' : 'home';
  const club = voiceOf(clubOn(match, guilty));
  const fine = random.pick([170, 270, 200]);
  return {
    title: random.pick([
      `Urteil ${number}: Spiel am grünen Tisch entschieden`,
      `Urteil ${number}: Strafverifizierung gegen ${club.nom}`,
      `Urteil ${number}: Nicht angetreten, 0:6`,
    ]),
    html:
      p(`Gegenstand ist das Spiel ${place(match)}, das nicht ausgetragen wurde.`) +
      h2('Sachverhalt') +
      p(
        random.pick([
          `${club.Nom} ${club.verb('konnte', 'konnten')} zum Anpfiff weder fünf Feldspieler noch einen Tormann stellen. Die Wartezeit verstrich ohne Ergebnis.`,
          `${club.Nom} ${club.verb('sagte', 'sagten')} das Spiel erst am Spieltag ab. Absagen sind nur bis 18 Uhr am Vortag möglich.`,
        ]),
      ) +
      h2('Urteil') +
      ul([
        `Wertung: ${match.row.homeScore ?? 0}:${match.row.awayScore ?? 0}`,
        `Geldstrafe: ${fine} Euro`,
        'Die Kosten des Spieltages trägt das schuldige Team.',
      ]) +
      foot(match),
  };
}

/** The ruling on a match that was broken off. */
export function abandonedRuling(match: DemoMatch, number: number, random: Random): Text {
  const late = match.incidents.some(({ minute }) => minute >= 40);
  return {
    title: random.pick([
      `Urteil ${number}: Spielabbruch, Ergebnis bleibt bestehen`,
      `Urteil ${number}: Wertung nach Spielabbruch`,
    ]),
    html:
      p(`Der Strafsenat hat über den Abbruch des Spiels ${place(match)} entschieden.`) +
      h2('Sachverhalt') +
      p(
        random.pick([
          'Nach einem Gewitter war die Anlage nicht mehr bespielbar, der Schiedsrichter brach das Spiel ab.',
          'Die Flutlichtanlage fiel aus und konnte binnen zwanzig Minuten nicht repariert werden.',
          'Nach einer Verletzung musste die Rettung auf das Spielfeld. Beide Teams verzichteten auf eine Fortsetzung.',
        ]),
      ) +
      h2('Urteil') +
      p(
        `Das Ergebnis von ${match.row.homeScore ?? 0}:${match.row.awayScore ?? 0} bleibt bestehen. ${late ? 'Es waren mehr als vierzig Minuten gespielt.' : 'Beide Teams haben dem zugestimmt.'}`,
      ) +
      foot(match),
  };
}

const offences: readonly (readonly [title: string, fact: string, fine: number])[] = [
  ['Falsches Trikot', 'trat zum Teil in nicht gemeldeten Trikots an', 50],
  ['Fehlende Aufstellung', 'übermittelte vor dem Anpfiff keine Aufstellung', 100],
  ['Fehler in der Aufstellung', 'führte auf dem Blankett einen Spieler mit falscher Nummer', 25],
  ['Unbefugte Person auf der Bank', 'duldete eine nicht gemeldete Person auf der Spielerbank', 50],
  ['Ball fehlte', 'stellte keinen zweiten spielbereiten Ball zur Verfügung', 30],
  ['Rauchen am Spielfeldrand', 'unterband das Rauchen auf der Spielerbank trotz Ermahnung nicht', 50],
  ['Speisen auf der Anlage', 'hielt das Verbot nicht ein, Speisen auf die Anlage mitzunehmen', 100],
  ['Betreten des Spielfeldes', 'ließ zu, dass Anhänger nach dem Schlusspfiff das Spielfeld betraten', 150],
];

/** The ruling on an offence of a club around a match. */
export function fineRuling(match: DemoMatch, number: number, random: Random): Text {
  const club = clubOn(match, random.pick<SideName>(['home', 'away']));
  const voice = voiceOf(club);
  const [title, fact, fine] = random.pick(offences);
  return {
    title: random.pick([`Urteil ${number}: ${title}`, `Urteil ${number}: ${fine} Euro Strafe für ${voice.nom}`]),
    html:
      p(`Zum Spiel ${place(match)} liegt eine Meldung des Schiedsrichters vor.`) +
      h2('Sachverhalt') +
      p(`Das Team ${voice.gen} ${fact}.`) +
      h2('Urteil') +
      ul([
        `Tatbestand: ${title}`,
        `Geldstrafe: ${fine} Euro`,
        random.pick([
          'Im Wiederholungsfall verdoppelt sich der Betrag.',
          'Der Betrag wird vom Guthaben des Teams abgezogen.',
          'Eine Ermahnung wurde bereits ausgesprochen.',
        ]),
      ]) +
      foot(match),
  };
}
