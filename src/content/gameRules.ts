import { fact, list, paragraph, text } from './text';
import type { Section } from './text';

/** Paragraphs 1 to 8: ground, equipment, people and time. */
const field: readonly Section[] = [
  {
    id: 'spielfeld',
    title: 'Spielfeld',
    blocks: [
      paragraph`Das Spielfeld ist ${fact('pitchLength', '44 bis 50 Meter')} lang und ${fact('pitchWidth', '24 bis 30 Meter')}
        breit. Gespielt wird auf Kunstrasen oder Naturrasen. Mittellinie, Mittelpunkt und Strafräume sind markiert.`,
    ],
  },
  {
    id: 'tore',
    title: 'Tore',
    blocks: [
      paragraph`In nationalen Bewerben sind die Tore ${fact('nationalGoal', '5 × 2 Meter')} groß, in internationalen
        ${fact('internationalGoal', '4 Meter')} breit. Sie müssen gegen Umfallen gesichert sein.`,
    ],
  },
  {
    id: 'ball',
    title: 'Ball',
    blocks: [
      paragraph`Gespielt wird mit einem Ball der ${fact('ballSize', 'Größe 5')}. Ob er tauglich ist, entscheidet der Schiedsrichter.`,
    ],
  },
  {
    id: 'spieler',
    title: 'Spieler und Tormann',
    blocks: [
      paragraph`Ein Team spielt mit ${fact('playersOnPitch', '5 Feldspielern und einem Tormann')}.`,
      paragraph`Beim Anpfiff müssen ${fact('playersAtKickOff', 'mindestens 5 Feldspieler und ein Tormann')} spielbereit sein,
        sonst wird das Spiel mit ${fact('kickOffForfeit', '0:6')} gewertet.`,
    ],
  },
  {
    id: 'wechsel',
    title: 'Kader und Wechsel',
    blocks: [
      paragraph`Je Spieltag stehen ${fact('squadSize', 'höchstens 12 Spieler')} im Blankett, davon
        ${fact('substitutes', '6 Ersatzspieler')}.`,
      paragraph`Gewechselt wird ${fact('flyingSubstitutions', 'fliegend und unbegrenzt')}, auf Höhe der Mittellinie. Wer kommt,
        betritt das Feld erst, wenn der andere es verlassen hat.`,
    ],
  },
  {
    id: 'kleidung',
    title: 'Schuhe und Schutz',
    blocks: [
      paragraph`Schraubstollen und Schuhe mit Metallteilen sind verboten. Schienbeinschützer werden empfohlen. Schmuck ist
        abzulegen.`,
    ],
  },
  {
    id: 'schiedsrichter',
    title: 'Schiedsrichter',
    blocks: [
      paragraph`Der Schiedsrichter leitet das Spiel allein. Seine Entscheidungen gelten sofort. Einsprüche trägt nur der
        Teamleiter oder der Trainer vor, und zwar in einer Spielunterbrechung.`,
    ],
  },
  {
    id: 'spielzeit',
    title: 'Spielzeit',
    blocks: [
      paragraph`Ein Spiel dauert ${fact('playingTime', '2 × 25 Minuten')}. In der Halbzeit wechseln die Teams die Seiten.`,
      list(
        text`Den Anstoß der ersten Halbzeit lost der Schiedsrichter aus.`,
        text`Nachgespielt wird nur bei längeren Unterbrechungen.`,
      ),
    ],
  },
];

/** Paragraph 16: exceptions for the over-35 league. */
const overThirtyFive: Section = {
  id: 'ueber-35',
  title: 'Über-35-Liga',
  blocks: [
    paragraph`In der Altersliga gelten dieselben Regeln, mit diesen Abweichungen:`,
    list(
      text`Spielberechtigt ist, wer ${fact('seniorBirthYear', '1990 oder früher')} geboren ist.`,
      text`Pro Team ist ${fact('seniorYoungerPlayer', 'ein Feldspieler unter 35 Jahren')} erlaubt.`,
      text`Auch ${fact('seniorYoungerKeeper', 'der Tormann darf unter 35')} sein.`,
      text`Nach einer Unterbrechung geht es ${fact('seniorRestart', 'innerhalb von 5 Sekunden')} weiter.`,
      text`Die Blaue Karte bedeutet ${fact('seniorBlueCard', '2 Minuten Zeitstrafe')}.`,
      text`${fact('seniorCorners', 'Nach 3 Eckbällen')} eines Teams erhält es einen Strafstoß.`,
    ),
  ],
};

/** Paragraphs 9 to 15: play, fouls and their consequences. */
const play: readonly Section[] = [
  {
    id: 'ball-im-spiel',
    title: 'Einwurf, Eckball und Abstoß',
    blocks: [
      paragraph`Über die Seitenlinie gespielte Bälle werden eingeworfen, über die Torlinie gespielte mit Eckball oder Abstoß
        fortgesetzt. Aus Einwurf und Abstoß kann kein Tor direkt erzielt werden.`,
    ],
  },
  {
    id: 'abseits',
    title: 'Abseits',
    blocks: [paragraph`Es gibt ${fact('noOffside', 'kein Abseits')}.`],
  },
  {
    id: 'tackling',
    title: 'Zweikampf und Tackling',
    blocks: [
      paragraph`Der Einsatz gilt dem Ball. Grätschen sind verboten, wenn ein Gegner
        ${fact('slidingTackle', 'weniger als 1 Meter')} entfernt ist. Der Schiedsrichter ahndet sie mit Freistoß, im Strafraum
        mit Strafstoß.`,
    ],
  },
  {
    id: 'freistoss',
    title: 'Freistoß',
    blocks: [
      paragraph`Beim Freistoß hält die Mauer ${fact('wallDistance', '5 Meter')} Abstand zum Ball. Will ein Team schnell
        ausführen, muss es nicht auf den Abstand warten.`,
    ],
  },
  {
    id: 'strafstoss',
    title: 'Strafstoß',
    blocks: [
      paragraph`Der Strafstoß wird aus ${fact('penaltyDistance', '7,5 Metern')} ausgeführt. Bis zum Schuss steht der Tormann auf
        der Torlinie; alle anderen Spieler bleiben hinter dem Ball.`,
    ],
  },
  {
    id: 'karten',
    title: 'Karten',
    blocks: [
      paragraph`Der Schiedsrichter verwarnt mit Gelb und schließt mit Gelb-Rot oder Rot aus.`,
      paragraph`Nach einer Roten oder Gelb-Roten Karte spielt das Team
        ${fact('numericalDisadvantage', '5 Minuten in Unterzahl')}; danach darf es sich mit einem anderen Spieler ergänzen.
        Welche Sperre folgt, regelt die Ligaordnung im Abschnitt „Sperren“.`,
    ],
  },
  {
    id: 'spielabbruch',
    title: 'Unterzahl und Spielabbruch',
    blocks: [
      paragraph`Hat ein Team ${fact('tooFewPlayers', 'weniger als 3 Feldspieler')}, endet das Spiel und wird mit
        ${fact('tooFewForfeit', '0:6')} gewertet.`,
      paragraph`Bricht der Schiedsrichter aus anderen Gründen ab, kann das Ergebnis nach
        ${fact('abandonedResult', 'mindestens 40 Minuten')} Spielzeit bestehen bleiben. Darüber entscheidet der Strafsenat.`,
    ],
  },
];

/** The game rules: one paragraph per section. */
export const gameRules: {
  readonly title: string;
  readonly sections: readonly Section[];
} = {
  title: 'Unsere Spielregeln',
  sections: [...field, ...play, overThirtyFive],
};
