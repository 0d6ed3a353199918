import { useEffect } from 'react';

/** Suffix of every page's title. */
const SITE = 'KBÖ';

/** Sets the document's title: `Tabelle – KBÖ`. Undefined leaves it as it is. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${SITE}`;
  }, [title]);
}
