import { fact, list, paragraph, text } from '../text';
import type { Section } from '../text';

/** Paragraphs 1 to 8: ground, equipment, people and time. */
export const field: readonly Section[] = [
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
