import { useEffect } from 'react';

/** Suffix of every page's title. */
const SITE = 'KBÖ';

/** Names the page in the browser's tab and history: `Tabelle – KBÖ`. Undefined leaves the title as it is. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${SITE}`;
  }, [title]);
}
