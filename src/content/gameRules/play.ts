import { fact, paragraph } from '../text';
import type { Section } from '../text';

/** Paragraphs 9 to 15: play, fouls and their consequences. */
export const play: readonly Section[] = [
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
