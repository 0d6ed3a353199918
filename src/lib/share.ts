/** What came of sharing: `refused` if nothing here takes it, so that it must be shown. */
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

/** Hands a file to the system's share sheet; false where there is none that takes it. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  const data = { title, files: [file] };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}

/** Lays a file into the visitor's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers begin to read only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
