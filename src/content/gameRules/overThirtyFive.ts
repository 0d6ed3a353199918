import { fact, list, paragraph, text } from '../text';
import type { Section } from '../text';

/** Paragraph 16: exceptions for the over-35 league. */
export const overThirtyFive: Section = {
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
