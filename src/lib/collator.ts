const collator = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' });

/** Compares texts as a German reader sorts them. */
export function byText(a: string, b: string): number {
  return collator.compare(a, b);
}
