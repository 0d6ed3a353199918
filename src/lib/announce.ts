const REGION = 'announcements';
/** A region that is new to the page must be known to screen readers before it speaks. */
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

/** Says a sentence to screen readers. It is read out even if the screen changes at the same moment. */
export function announce(sentence: string): void {
  const place = region();
  place.textContent = '';
  setTimeout(() => {
    place.textContent = sentence;
  }, BEFORE_SPEAKING_MS);
}
