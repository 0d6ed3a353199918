/** Light or dark, remembered in local storage. */
export type Theme = 'light' | 'dark';

const KEY = 'kbo-theme';
const DARK = '(prefers-color-scheme: dark)';

const watchers = new Set<() => void>();

/** The remembered choice, else the system's preference. */
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

/** Applies a theme to the page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The theme currently applied. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Applies and remembers a theme; without storage it lasts for this visit. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked or full.
  }
  showTheme(theme);
  watchers.forEach((watcher) => watcher());
}

/**
 * Calls back when the theme changes: by a choice here or in another tab, or with the system's preference if nothing was
 * chosen.
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
