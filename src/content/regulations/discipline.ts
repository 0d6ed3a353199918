import { fact, list, paragraph, tariff, text } from '../text';
import type { Section } from '../text';

/** Sections 12 to 14: suspensions, protests, and how a player changes club. */
export const discipline: readonly Section[] = [
  {
    id: 'sperren',
    title: 'Sperren',
    blocks: [
      paragraph`Karten ziehen ohne weiteres Verfahren eine Sperre nach sich:`,
      tariff(
        'Sperren nach Karten',
        ['Vierte Gelbe Karte', fact('fourthYellow', '1 Spiel')],
        ['Gelb-Rote Karte', fact('yellowRed', '1 Spiel')],
        ['Rote Karte', fact('red', 'mindestens 1 Spiel')],
      ),
      paragraph`Darüber hinaus entscheidet der Strafsenat nach dem Bericht des Schiedsrichters. Der Rahmen beträgt je nach
        Vergehen ${fact('suspensionRange', '2 bis 40 Spiele')}; in aufsteigender Schwere:`,
      list(
        text`Unsportliches Verhalten und wiederholte Kritik`,
        text`Beleidigung von Gegnern oder Zuschauern`,
        text`Beleidigung oder Bedrohung des Schiedsrichters`,
        text`Diskriminierende Äußerungen und Gesten`,
        text`Tätlichkeit gegen Gegner oder Zuschauer`,
        text`Tätlichkeit gegen den Schiedsrichter`,
      ),
      paragraph`Eine Sperre gilt in allen Ligen des Bundes. Die Urteile veröffentlicht der Strafsenat auf der Website.`,
    ],
  },
  {
    id: 'proteste',
    title: 'Proteste',
    blocks: [
      paragraph`Proteste bringt der Teamleiter bis zum Ende des auf das Spiel folgenden Tages per E-Mail beim Strafsenat ein,
        mit Begründung und Beweismitteln. Der Strafsenat hört beide Teams und den Schiedsrichter.`,
      paragraph`Tatsachenentscheidungen des Schiedsrichters sind nicht anfechtbar. Das Urteil des Strafsenats ist innerhalb des
        Bundes endgültig.`,
    ],
  },
  {
    id: 'transfers',
    title: 'Transfers',
    blocks: [
      paragraph`Ein Spieler darf ${fact('clubChange', 'einmal pro Jahr')} den Verein wechseln.`,
      paragraph`Das neue Team stellt die Transferanfrage. Das abgebende Team beantwortet sie über den zugesandten Link mit JA
        oder NEIN; die Antwort ist endgültig. Mit der Zustimmung gehört der Spieler dem neuen Team an.`,
      paragraph`Wer ${fact('freePlayer', '6 Monate')} lang kein Spiel bestritten hat, ist frei und wechselt ohne Zustimmung.
        Laufende Sperren nimmt ein Spieler mit.`,
    ],
  },
];
