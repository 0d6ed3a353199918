import { list, paragraph, text } from './text';
import type { Section } from './text';

/** The page about the federation. Figures of the game are in the game rules, which it links to. */
export const aboutFederation: {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly join: { readonly title: string; readonly body: string; readonly action: string };
} = {
  title: 'Unser Bund',
  lead: 'Wir organisieren Kleinfeldfußball in ganz Österreich: von der ersten Runde mit Freunden bis zum Spiel um den Titel.',
  sections: [
    {
      id: 'kleinfeldfussball',
      title: 'Was ist Kleinfeldfußball?',
      blocks: [
        paragraph`Kleinfeldfußball ist Fußball auf rund 45 × 25 Metern. Jedes Team hat fünf Leute im Feld und einen Tormann. Das
          Spiel kennt keine langen Wege und kaum Pausen: Wer den Ball verliert, verteidigt im nächsten Moment.`,
        paragraph`Weil eine kleine Runde genügt, ist ein Team schnell beisammen. Arbeitskollegen, Nachbarinnen, frühere
          Vereinsspieler: Bei uns spielen alle in derselben Liga, wenn die Leistung passt.`,
      ],
    },
    {
      id: 'merkmale',
      title: 'Was unser Spiel ausmacht',
      blocks: [
        list(
          text`Tempo: Abseits gibt es nicht, gewechselt wird fliegend.`,
          text`Tore: Auf dem kleinen Feld ist jeder Ballgewinn eine Chance.`,
          text`Fairness: Gegrätscht wird nicht, wenn ein Gegner in der Nähe ist.`,
          text`Verlässlichkeit: ein fester Spieltag, ein Schiedsrichter, ein Spielbericht.`,
          text`Öffentlichkeit: Stände, Tabellen und Statistiken stehen noch am Spieltag auf dieser Website.`,
        ),
      ],
    },
    {
      id: 'ligen',
      title: 'Ligen und internationale Verbindungen',
      blocks: [
        paragraph`Unsere Ligen sind nach Bundesländern gegliedert und durch Auf- und Abstieg verbunden. Daneben gibt es eine Liga
          für Über-35-Jährige. Die Meister der Bundesländer treffen am Ende der Saison beim Bundesfinale aufeinander.`,
        paragraph`Über die Grenze hinaus arbeiten wir in der Europäischen Kleinfeld-Runde mit den Verbänden der Nachbarländer
          zusammen. Gemeinsam entwickeln wir die Regeln weiter, bilden Schiedsrichter aus und schicken Auswahlen zu Turnieren.`,
      ],
    },
    {
      id: 'vision',
      title: 'Vision und Mission',
      blocks: [
        paragraph`Unsere Vision: In jedem Bezirk Österreichs findet jede Runde eine Liga, in der sie am Sonntag ein gutes Spiel hat.`,
        paragraph`Unsere Mission: Wir geben Hobbyteams, was sonst nur Vereine haben. Einen Spielplan, der hält. Schiedsrichter, die
          ausgebildet sind. Regeln, die für alle gelten. Und eine Bühne, auf der jedes Tor zählt.`,
      ],
    },
  ],
  join: {
    title: 'Spielt mit!',
    body: 'Ihr habt eine Runde und wollt Sonntage, auf die man sich freut? Meldet euer Team an, den Rest erledigen wir gemeinsam.',
    action: 'Team anmelden',
  },
};
