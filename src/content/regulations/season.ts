import { fact, list, paragraph, tariff, text } from '../text';
import type { Section } from '../text';

/** Sections 15 to 18: the table, what follows from it, and how a team leaves. */
export const season: readonly Section[] = [
  {
    id: 'wertung',
    title: 'Wertung und Tabelle',
    blocks: [
      paragraph`Ein Sieg bringt drei Punkte, ein Unentschieden einen. Über die Reihung entscheiden der Reihe nach:`,
      list(text`die Punkte`, text`die Tordifferenz`, text`die erzielten Tore`),
      paragraph`Vom Bund oder vom Strafsenat gewertete Spiele zählen mit dem festgesetzten Ergebnis.`,
    ],
  },
  {
    id: 'auf-und-abstieg',
    title: 'Auf- und Abstieg',
    blocks: [
      paragraph`Am Ende der Saison steigen ${fact('promotion', 'die ersten drei')} einer Liga auf und
        ${fact('relegation', 'die letzten zwei')} ab, soweit das Bundesland eine höhere oder tiefere Liga hat.`,
      paragraph`Verzichtet ein Team auf den Aufstieg oder tritt es aus, rückt das nächstgereihte nach. Über Änderungen der
        Ligagrößen entscheidet der Bund vor Beginn der Saison.`,
    ],
  },
  {
    id: 'preisgelder',
    title: 'Preisgelder',
    blocks: [
      paragraph`Die ersten drei jeder Liga erhalten ein Preisgeld. Es wird dem Teamkonto als
        ${fact('prizesAsCredit', 'Guthaben')} gutgeschrieben.`,
      tariff(
        'Preisgelder der ersten Liga',
        ['Erste Liga, Meister', fact('firstLeagueFirst', '600 Euro')],
        ['Erste Liga, zweiter Platz', fact('firstLeagueSecond', '400 Euro')],
        ['Erste Liga, dritter Platz', fact('firstLeagueThird', '200 Euro')],
      ),
      tariff(
        'Preisgelder aller anderen Ligen',
        ['Andere Ligen, Meister', fact('otherLeaguesFirst', '300 Euro')],
        ['Andere Ligen, zweiter Platz', fact('otherLeaguesSecond', '200 Euro')],
        ['Andere Ligen, dritter Platz', fact('otherLeaguesThird', '100 Euro')],
      ),
    ],
  },
  {
    id: 'austritt',
    title: 'Austritt',
    blocks: [
      paragraph`Ein Team kann zum Ende der Saison austreten. Die Abmeldung muss schriftlich bis
        ${fact('withdrawal', '5. Mai')} beim Bund einlangen und kann bis ${fact('withdrawalRevocable', '15. Juni')}
        zurückgezogen werden.`,
      paragraph`Ein verbleibendes Guthaben wird am ${fact('creditRefund', '15. August')} ausgezahlt.`,
      tariff('Strafe bei Austritt während der Saison', [
        'Einstellung des Spielbetriebs während der Saison',
        fact('ceasingPlay', '1.000 Euro'),
      ]),
    ],
  },
];
