import { matches, watchMedia } from './media';

/** Light or dark, remembered in local storage. */
export type Theme = 'light' | 'dark';

const KEY = 'kbo-theme';
const DARK = '(prefers-color-scheme: dark)';

const watchers = new Set<() => void>();

/** The remembered choice, else the system's preference. */
export function preferredTheme(): Theme {
  return storedTheme() ?? (matches(DARK) ? 'dark' : 'light');
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
function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The theme currently applied. */
export function activeTheme(): Theme {
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

/** Calls back with each change of the system's preference, and of what is stored in other tabs. */
function onChangeElsewhere(changed: () => void): () => void {
  const stop = watchMedia(DARK, changed);
  window.addEventListener('storage', changed);
  return () => {
    stop();
    window.removeEventListener('storage', changed);
  };
}

/** Shows the preferred theme from now on: a choice in another tab, else the system's preference. */
export function followTheme(): void {
  const follow = (): void => showTheme(preferredTheme());
  follow();
  onChangeElsewhere(follow);
}

/**
 * Calls back after the theme has changed, here or elsewhere.
 * @returns stops watching
 */
export function watchTheme(watcher: () => void): () => void {
  const stop = onChangeElsewhere(watcher);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    stop();
  };
}
