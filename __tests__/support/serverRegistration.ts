const contact = { first: 'Resi', last: 'Zwirnhuber', phone: '000 000001', email: 'resi@example.invalid' };

/** The body of a valid registration. */
export const registrationOf = (teamName = 'KFC Murmelstein') => ({
  primaryContact: contact,
  secondaryContact: contact,
  teamName,
  bundesland: 'wien',
  type: 'privat',
  acceptedAGB: true,
  referCode: '',
  initial_password: 'QWZXKD',
});
