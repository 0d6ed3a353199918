/** A mail address; `purpose` completes "Schreib hierhin bei …". */
export interface Mailbox {
  readonly name: 'Office' | 'Support' | 'Strafsenat';
  readonly address: string;
  readonly purpose: string;
}

/** Address and legal details, separate because only few pages need them. */
export interface Headquarters {
  readonly seat: string;
  readonly street: string;
  readonly city: string;
  /** For display; `phoneLink` is the same number for dialling. */
  readonly phone: string;
  readonly phoneLink: string;
  readonly hours: string;
  readonly mailboxes: {
    readonly office: Mailbox;
    readonly support: Mailbox;
    readonly strafsenat: Mailbox;
  };
  readonly legalForm: string;
  readonly registryNumber: string;
  readonly chairman: string;
  readonly chamber: string;
  readonly supervisoryAuthority: string;
}

export const headquarters: Headquarters = {
  seat: 'Wien',
  street: 'Anstoßgasse 6',
  city: '1000 Wien',
  phone: '+43 1 000 00 00',
  phoneLink: 'tel:+4310000000',
  hours: 'Mo–Fr 10:00–17:00 Uhr',
  mailboxes: {
    office: { name: 'Office', address: 'office@kboe.example', purpose: 'Anmeldung, Verträge und Rechnungen' },
    support: { name: 'Support', address: 'support@kboe.example', purpose: 'Fragen zu Login, Website und Blankett' },
    strafsenat: {
      name: 'Strafsenat',
      address: 'strafsenat@kboe.example',
      purpose: 'Proteste, Stellungnahmen und Sperren',
    },
  },
  legalForm: 'Eingetragener Verein nach dem Vereinsgesetz',
  registryNumber: '0000000000',
  chairman: 'Leopold Mittelkreis',
  chamber: 'Musterkammer für Sport und Freizeit, Wien',
  supervisoryAuthority: 'Musterbehörde für Vereinswesen, Wien',
};

/** Texts of the contact page; address, phone and mail come from `federation`. */
export const contact = {
  title: 'Kontakt',
  lead: 'Du hast eine Frage zu Liga, Team oder Spielbericht? Ruf uns an oder schreib uns, am besten gleich an das richtige Postfach.',
  formNote:
    'Das Kontaktformular wird gerade überarbeitet. Bis es wieder da ist, beantworten wir deine Nachricht per E-Mail.',
  addressTitle: 'Adresse',
  phoneTitle: 'Telefon',
  mailTitle: 'E-Mail',
  sponsorsTitle: 'Sponsoren',
} satisfies Record<string, string>;
