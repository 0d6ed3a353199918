const REGION = 'announcements';
/** Screen readers must know a new live region before it changes. */
const BEFORE_SPEAKING_MS = 120;

function region(): HTMLElement {
  const known = document.getElementById(REGION);
  if (known !== null) return known;
  const made = document.createElement('div');
  made.id = REGION;
  made.className = 'visually-hidden';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}

/** Announces a sentence to screen readers, even if the screen changes at the same moment. */
export function announce(sentence: string): void {
  const place = region();
  place.textContent = '';
  setTimeout(() => {
    place.textContent = sentence;
  }, BEFORE_SPEAKING_MS);
}
