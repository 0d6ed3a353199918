/** A condition shown above the form; `icon` names its icon. */
export interface Condition {
  readonly icon: 'money' | 'home' | 'mail';
  readonly lead: string;
  readonly detail: string;
}

/** Texts around the registration form. */
export const registration: {
  readonly title: string;
  readonly banner: { readonly body: string; readonly action: string };
  readonly conditions: { readonly title: string; readonly items: readonly Condition[]; readonly confirm: string };
} = {
  title: 'Team Neuanmeldung',
  banner: {
    body: 'Sechs Leute, ein Trikot, ein Sonntag. Meldet euer Team für die nächste Saison an.',
    action: 'Jetzt anmelden',
  },
  conditions: {
    title: 'Bevor du anmeldest',
    items: [
      { icon: 'money', lead: '70 Euro pro Spiel.', detail: 'So viel kostet euer Team jeder Spieltag.' },
      { icon: 'home', lead: 'Wohnsitz in Österreich.', detail: 'Beide Kontaktpersonen müssen hier gemeldet sein.' },
      {
        icon: 'mail',
        lead: 'Vertrag per Mail.',
        detail: 'Nach der Anmeldung schicken wir ihn euch zum Unterschreiben.',
      },
    ],
    confirm: 'Verstanden',
  },
};
