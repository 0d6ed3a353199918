import { fact, list, paragraph, tariff, text } from '../text';
import type { Section } from '../text';

/** Sections 6 to 11: the fixture list, moving and missing matches, and what a team brings to the ground. */
export const matchdays: readonly Section[] = [
  {
    id: 'spieltermine',
    title: 'Spieltermine und Wunschzeiten',
    blocks: [
      paragraph`Eine Saison hat ${fact('matchdays', 'höchstens 22 Spieltage')} und besteht aus Herbst und Frühjahr. Gespielt
        wird in der Regel am Sonntag. Verbindlich ist der auf der Website veröffentlichte Spielplan.`,
      paragraph`Wunschzeiten nimmt der Bund für den Herbst bis ${fact('autumnWishes', '10. August')} und für das Frühjahr bis
        ${fact('springWishes', '10. Jänner')} entgegen. Ein Anspruch auf eine bestimmte Beginnzeit besteht nicht.`,
    ],
  },
  {
    id: 'spielverlegung',
    title: 'Spielverlegung',
    blocks: [
      paragraph`Jedes Team darf ${fact('postponements', 'pro Halbsaison ein Spiel')} verlegen. Die Verlegung kostet
        ${fact('postponementFee', '70 Euro')}. Das andere Team muss zustimmen.`,
      paragraph`Stimmt es zu, legt der Bund den neuen Termin fest. Lehnt es ab, bleibt der ursprüngliche Termin bestehen.`,
      list(
        text`Die Anfrage stellt der Teamleiter im Team Login.`,
        text`Nach Ablauf der Frist für eine Spielabsage ist keine Anfrage mehr möglich.`,
        text`Der neue Termin liegt vor dem letzten Spieltag.`,
      ),
    ],
  },
  {
    id: 'spielabsage',
    title: 'Spielabsage',
    blocks: [
      paragraph`Absagen sind bis ${fact('cancellationDeadline', '18:00 Uhr am Vortag')} möglich. Danach gilt das Spiel als
        nicht angetreten.`,
      tariff(
        'Strafen bei Absagen',
        ['Erste Absage', fact('firstCancellation', '170 Euro')],
        ['Zweite Absage', fact('secondCancellation', '270 Euro')],
        ['Dritte Absage', fact('thirdCancellation', '370 Euro')],
        ['Jede weitere', fact('furtherCancellation', 'Sperre')],
        ['Absage einer Turnierteilnahme', fact('tournamentCancellation', '300 Euro')],
      ),
      paragraph`Sagt der Bund ein Spiel ab, weil der Platz nicht bespielbar ist, fällt keine Strafe an.`,
    ],
  },
  {
    id: 'nichtantreten',
    title: 'Nichtantreten',
    blocks: [
      paragraph`Wer ohne rechtzeitige Absage nicht antritt, zahlt:`,
      tariff(
        'Strafen bei Nichtantreten',
        ['Nichtantreten zu einem Spiel', fact('noShow', '200 Euro')],
        ['Nichtantreten bei einem Turnier', fact('tournamentNoShow', '1.000 Euro')],
      ),
      paragraph`Das Spiel wird gegen das nicht angetretene Team gewertet. Die Spielgebühr bleibt geschuldet.`,
    ],
  },
  {
    id: 'aufstellung',
    title: 'Aufstellung und Blankett',
    blocks: [
      paragraph`Das Blankett ist die verbindliche Aufstellung. Der Teamleiter füllt es vor dem Anpfiff aus; wer nicht darauf
        steht, darf nicht spielen. Auf der Bank sitzen nur Personen, die im Blankett eingetragen sind.`,
      tariff(
        'Strafen zum Blankett',
        ['Fehlende Aufstellung', fact('missingLineUp', '100 Euro')],
        ['Fehler in der Aufstellung', fact('lineUpError', '25 Euro')],
        ['Unbefugte Person auf der Bank', fact('benchPerson', '50 Euro')],
      ),
    ],
  },
  {
    id: 'ausruestung',
    title: 'Ausrüstung und Platzordnung',
    blocks: [
      paragraph`Ein Team trägt einheitliche Kleidung mit gut lesbaren Rückennummern, der Tormann eine andere Farbe. Sind die
        Farben beider Teams zu ähnlich, weicht das Heimteam auf sein Auswärtstrikot aus.`,
      paragraph`Jedes Team bringt einen regelkonformen Ball mit und holt verschossene Bälle selbst zurück. Auf der Sportanlage
        gilt die Hausordnung des Betreibers.`,
      tariff(
        'Strafen zu Ausrüstung und Platzordnung',
        ['Falsche Spielkleidung', fact('wrongKit', '50 Euro')],
        ['Fehlender, untauglicher oder nicht zurückgeholter Ball', fact('ballPenalty', '30 Euro')],
        ['Essen auf der Sportanlage', fact('food', '100 Euro')],
        ['Rauchen auf der Sportanlage', fact('smoking', '50 Euro')],
        ['Unbefugtes Betreten des Spielfelds', fact('pitchEntry', '150 Euro')],
      ),
    ],
  },
];
