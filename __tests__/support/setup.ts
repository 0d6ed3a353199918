// A loaded machine is slow, not wrong.
jest.setTimeout(120_000);

/** What the development checks of selectors find is a defect, not a remark. */
const warn = console.warn;
console.warn = (...told: unknown[]) => {
  // On a busy machine the store's development checks complain about their own slowness.
  if (/InvariantMiddleware took/.test(String(told[0]))) return;
  if (/selector|result function/i.test(String(told[0]))) throw new Error(String(told[0]));
  warn(...told);
};

Object.assign(globalThis, {
  API_BASE_URL: 'http://api.test/api/',
  FLAG_BASE_URL: null,
  FLAG_NAMES: ['oesterreich', 'bosnienundherzegowina'],
});
