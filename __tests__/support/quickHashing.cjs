const crypto = require('node:crypto');

const SHARE = 128;
const { scrypt } = crypto;

/** Preloaded into a server that takes many registrations, which are not about their passwords: each costs a fraction. */
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: options.N / SHARE }, done);
