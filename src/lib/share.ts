/** What came of sharing a link: `refused` if nothing here takes it, so that it must be shown. */
export type Shared = 'handed over' | 'copied' | 'refused';

/** Hands a link to the system's share sheet, where there is one, else copies it. @param url absolute */
export async function shareLink(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'handed over';
    } catch (reason) {
      // Whoever closes the sheet has decided.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'handed over';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
