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
