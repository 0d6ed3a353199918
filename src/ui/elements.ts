import type { ReactElement } from 'react';

/** Joins class names, leaving out falsy ones. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * Content without a text outside of an element. A browser's translator takes texts out of the page, after which React
 * fails to put anything beside one, and what it writes into one is lost; a text that has an element for itself is safe.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
