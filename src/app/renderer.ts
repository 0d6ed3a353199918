import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

/** React's renderer for a page: a module of its own, as the build wraps a library that is loaded directly. */
export const pageIn = (root: HTMLElement): Root => createRoot(root);
