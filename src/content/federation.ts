/** A supporter of the federation. `mark` names the drawing used as its logo. */
export interface Supporter {
  readonly name: string;
  readonly mark: 'circle' | 'hexagon' | 'triangle' | 'squares' | 'asterisk' | 'orbit';
}

export interface SocialLink {
  readonly network: 'instagram' | 'facebook' | 'youtube';
  readonly label: string;
  readonly url: string;
}

/** A mail address; `purpose` completes "Schreib hierhin bei …". */
export interface Mailbox {
  readonly name: 'Office' | 'Support' | 'Strafsenat';
  readonly address: string;
  readonly purpose: string;
}

/** Everything that identifies the federation. All of it is invented; replace it here only. */
export interface Federation {
  readonly name: string;
  readonly shortName: string;
  readonly slogan: string;
  readonly teamLoginUrl: string;
  readonly refereeLoginUrl: string;
  readonly social: readonly SocialLink[];
  readonly seasonLabel: string;
  /** Closing line of the footer. */
  readonly disclaimer: string;
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

export const federation: Federation = {
  name: 'Kleinfeld Bund Österreich',
  shortName: 'KBÖ',
  slogan: 'Sonntag ist Spieltag.',
  teamLoginUrl: 'https://team.kboe.example/',
  refereeLoginUrl: 'https://schiedsrichter.kboe.example/',
  social: [
    { network: 'instagram', label: 'KBÖ auf Instagram', url: 'https://instagram.kboe.example/' },
    { network: 'facebook', label: 'KBÖ auf Facebook', url: 'https://facebook.kboe.example/' },
    { network: 'youtube', label: 'KBÖ auf YouTube', url: 'https://youtube.kboe.example/' },
  ],
  seasonLabel: 'SEASON 2025-2026',
  disclaimer: 'Demo-Verband. Alle Vereine, Personen und Sponsoren sind erfunden.',
};

export const sponsors: readonly Supporter[] = [
  { name: 'Musterbräu', mark: 'circle' },
  { name: 'Beispielbank', mark: 'hexagon' },
  { name: 'Demo Sport', mark: 'triangle' },
];

export const partners: readonly Supporter[] = [
  { name: 'Vorlage Druck', mark: 'squares' },
  { name: 'Platzhalter AG', mark: 'asterisk' },
  { name: 'Probe & Söhne', mark: 'orbit' },
];

/** The video card of the league selection: Sunday's live stream. */
export const liveStream = {
  title: 'Livestreams am Sonntag',
  teaser: 'Jeden Sonntag ein Spiel live im Video.',
  youtube: 'https://www.youtube.com/watch?v=kboe-demo-1',
} satisfies Record<string, string>;
