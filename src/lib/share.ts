/** Outcome of sharing; `refused`: neither worked, so the link must be shown. */
export type Shared = 'handed over' | 'copied' | 'refused';

/**
 * Passes a link to the system's share sheet if there is one, else copies it.
 * @param url absolute
 */
export async function shareLink(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'handed over';
    } catch (reason) {
      // Dismissing the sheet is a decision, not a failure.
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

/** Passes a file to the system's share sheet; false if there is none for files. */
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

/** Saves a file to the visitor's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers start reading only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
