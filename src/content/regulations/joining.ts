import { fact, list, paragraph, tariff, text } from '../text';
import type { Section } from '../text';

/** Sections 1 to 5: who may take part, by when, and at what price. */
export const joining: readonly Section[] = [
  {
    id: 'teilnahme',
    title: 'Teilnahme',
    blocks: [
      paragraph`Der Bund führt Ligen in allen Bundesländern. Teilnehmen kann jede Mannschaft, ob Verein oder private Runde,
        die diese Ligaordnung und die Spielregeln anerkennt.`,
      paragraph`Jedes Team nennt zwei Kontaktpersonen mit Wohnsitz in Österreich. Eine davon ist der Teamleiter. Er vertritt
        das Team gegenüber dem Bund; seine Erklärungen binden das Team. Zusätzlich kann ein Trainer gemeldet werden.`,
      paragraph`Personenbezeichnungen gelten für alle Geschlechter.`,
    ],
  },
  {
    id: 'anmeldung',
    title: 'Anmeldung und Fristen',
    blocks: [
      paragraph`Neue Teams melden sich über das Formular „Team Neuanmeldung“ an. Verbindlich ist die Anmeldung, sobald der
        per E-Mail zugesandte Vertrag unterschrieben beim Bund eingelangt ist.`,
      paragraph`Nach dem ersten Spieltag nimmt der Bund in eine Liga ${fact('lateTeams', 'höchstens 2 Teams')} nach.`,
      paragraph`Für Spieler, die am Wochenende eingesetzt werden sollen, gilt:`,
      list(
        text`Anmeldung im Team Login bis ${fact('playerDeadline', 'Donnerstag, 12:00 Uhr')}`,
        text`Vollständige Unterlagen bis ${fact('documentsDeadline', 'Freitag, 23:59 Uhr')}`,
      ),
      paragraph`Später eingelangte Anmeldungen gelten für den nächsten Spieltag.`,
    ],
  },
  {
    id: 'gebuehren',
    title: 'Gebühren',
    blocks: [
      tariff(
        'Gebühren',
        ['Spielgebühr je Team und Spiel', fact('matchFee', '70 Euro')],
        ['Anmeldung eines neuen Teams', fact('newTeamFee', '300 Euro')],
        ['Anmeldung eines Spielers', fact('playerFee', '5 Euro einmalig')],
        ['Zahlungsverzug', fact('latePayment', '100 Euro alle zwei Wochen')],
        ['Selbstentsperrung des Teamkontos', fact('selfUnlock', '50 Euro')],
      ),
      paragraph`Die Gebühr für die Anmeldung eines neuen Teams wird ${fact('newTeamRefund', 'nach der ersten Saison')}
        rückerstattet.`,
      paragraph`Zahlungen sind für den Herbst bis ${fact('autumnPayment', '5. August')} und für das Frühjahr bis
        ${fact('springPayment', '5. Februar')} fällig.`,
      paragraph`Ein ${fact('negativeBalance', 'negativer Kontostand sperrt das Teamkonto')}. Das Team kann es gegen die oben
        genannte Strafe selbst entsperren; die offene Forderung bleibt davon unberührt.`,
    ],
  },
  {
    id: 'spielberechtigung',
    title: 'Spielberechtigung',
    blocks: [
      paragraph`Spielberechtigt ist, wer für das Team angemeldet ist, wessen Unterlagen der Bund bestätigt hat und wer nicht
        gesperrt ist. Den Status weist die Website im Kader mit „Spielberechtigt“ oder „Gesperrt“ aus.`,
      paragraph`Die Anmeldung setzt die Zustimmung des Spielers voraus. Der Teamleiter bewahrt den Nachweis auf und legt ihn
        auf Verlangen vor.`,
      tariff(
        'Strafen bei der Anmeldung von Spielern',
        ['Neuerliche Anmeldung eines bereits gemeldeten Spielers', fact('reRegistration', '50 Euro')],
        ['Anmeldung ohne Zustimmung des Spielers', fact('withoutConsent', '500 Euro')],
      ),
    ],
  },
  {
    id: 'zweite-mannschaften',
    title: 'Zweite Mannschaften',
    blocks: [
      paragraph`Ein Team kann eine zweite Mannschaft melden. Gemessen an der ersten darf diese
        ${fact('secondTeam', 'weder in derselben noch in einer höheren Liga')} spielen.`,
      paragraph`Jeder Spieler ist nur für eine der beiden Mannschaften gemeldet. Wer zwischen ihnen wechselt, wechselt nach
        den Bestimmungen des Abschnitts „Transfers“.`,
    ],
  },
];
