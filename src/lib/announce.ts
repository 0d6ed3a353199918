/** Screen readers must know a live region before it changes, that of a dialog that has just opened too. */
const BEFORE_SPEAKING_MS = 120;
/** What was said long ago is not to be found by somebody who reads on to the page's end. */
const FORGOTTEN_AFTER_MS = 10_000;

/** Where to speak (`ui/Announcements.tsx`): while a modal dialog is open, all beside it is silent. */
const region = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open] .announcements')].at(-1) ??
  document.querySelector('.announcements') ??
  undefined;

/**
 * Announces a sentence to screen readers, even if the screen changes at the same moment.
 * @param lang its language, if not German
 * @returns takes it back, unless it was said already
 */
export function announce(sentence: string, lang = ''): () => void {
  const timer = setTimeout(() => {
    const said = Object.assign(document.createElement('p'), { textContent: sentence, lang });
    region()?.append(said);
    setTimeout(() => said.remove(), FORGOTTEN_AFTER_MS);
  }, BEFORE_SPEAKING_MS);
  return () => clearTimeout(timer);
}
