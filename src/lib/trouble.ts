/** Says in the first frame that the site could not be loaded, and offers to try again. */
export function showLoadError(): void {
  const trouble = document.getElementById('trouble');
  if (trouble === null) return;
  trouble.hidden = false;
  trouble.querySelector('button')?.addEventListener('click', () => location.reload());
}

/**
 * Asks for something of the browser's that it may not have, or may refuse: a hardened one, a page without https, storage
 * that is blocked.
 * @returns what it gives, else `otherwise`
 */
export function attempt<Given, Otherwise>(ask: () => Given, otherwise: Otherwise): Given | Otherwise {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
