import { federation } from './federation';
import { headquarters } from './headquarters';
import { paragraph } from './text';
import type { Section } from './text';

/** A line of the imprint; `href` makes it a telephone or mail link. */
export interface LegalDetail {
  readonly term: string;
  readonly value: string;
  readonly href?: string;
}

const { mailboxes } = headquarters;

/** The imprint required by the Austrian e-commerce and media acts. */
export const legalNotice: {
  readonly title: string;
  readonly basis: string;
  readonly details: readonly LegalDetail[];
  readonly sections: readonly Section[];
} = {
  title: 'Impressum',
  basis: 'Angaben gemäß § 5 E-Commerce-Gesetz und §§ 24 und 25 Mediengesetz',
  details: [
    { term: 'Verein', value: `${federation.shortName} – ${federation.name}` },
    { term: 'Rechtsform', value: headquarters.legalForm },
    { term: 'Sitz', value: headquarters.seat },
    { term: 'Anschrift', value: `${headquarters.street}, ${headquarters.city}` },
    { term: 'Telefon', value: headquarters.phone, href: headquarters.phoneLink },
    { term: 'Bürozeiten', value: headquarters.hours },
    ...[mailboxes.office, mailboxes.support, mailboxes.strafsenat].map(({ name, address }) => ({
      term: `E-Mail ${name}`,
      value: address,
      href: `mailto:${address}`,
    })),
    { term: 'ZVR-Zahl', value: headquarters.registryNumber },
    { term: 'Obmann', value: headquarters.chairman },
    { term: 'Kammerzugehörigkeit', value: headquarters.chamber },
    { term: 'Aufsichtsbehörde', value: headquarters.supervisoryAuthority },
  ],
  sections: [
    {
      id: 'blattlinie',
      title: 'Grundlegende Richtung',
      blocks: [paragraph`Information über den Spielbetrieb, die Regeln und die Entscheidungen des Bundes.`],
    },
    {
      id: 'haftung',
      title: 'Haftung und Urheberrecht',
      blocks: [
        paragraph`Die Inhalte werden sorgfältig erstellt. Für Aktualität, Richtigkeit und Vollständigkeit sowie für die Inhalte
          verlinkter Websites übernimmt der Verein keine Haftung.`,
        paragraph`Texte, Bilder und Daten dieser Website sind urheberrechtlich geschützt. Jede Verwendung über den privaten Gebrauch
          hinaus bedarf der Zustimmung des Vereins.`,
      ],
    },
    {
      id: 'daten',
      title: 'Cookies und Videos',
      blocks: [
        paragraph`Die Website merkt sich Ihre gewählte Liga sieben Tage lang in einem Cookie und Ihre Filter im Speicher Ihres
          Browsers. Es werden keine Cookies zu Werbe- oder Analysezwecken gesetzt.`,
        paragraph`Videos werden erst geladen, wenn Sie sie abspielen. Dabei stellt Ihr Browser eine Verbindung zu YouTube her.`,
      ],
    },
  ],
};
