/** Light or dark; stored under one key of the local storage. */
export type Theme = 'light' | 'dark';

const KEY = 'kbo-theme';
const DARK = '(prefers-color-scheme: dark)';

const watchers = new Set<() => void>();

/** The stored choice, else what the system prefers. */
export function preferredTheme(): Theme {
  return storedTheme() ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}

/** Paints the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The theme that the page is painted in. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Paints and remembers a theme; without storage it lasts for this visit. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden or full.
  }
  showTheme(theme);
  watchers.forEach((watcher) => watcher());
}

/**
 * Calls back when the shown theme changes: by choice here or in another tab, or because the system
 * turned dark and nothing else was chosen.
 * @returns stops watching
 */
export function watchTheme(watcher: () => void): () => void {
  const follow = (): void => {
    showTheme(preferredTheme());
    watcher();
  };
  const system = matchMedia(DARK);
  watchers.add(watcher);
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    watchers.delete(watcher);
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
