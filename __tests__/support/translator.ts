/**
 * Does what Chrome's translator does to a page, without changing a word: each text becomes a new one within two `font`s,
 * also those that come later. A text that stands still is then seen, as it differs from the page without a translator.
 * A journey hands this function to the page, so it uses nothing from outside.
 * @returns stops it
 */
export function translatePage(): () => void {
  const left = 'script, style, textarea, svg, [translate="no"], font';
  const translate = (node: Node): void => {
    for (const child of [...node.childNodes]) translate(child);
    if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest(left) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(node.data);
    outer.append(inner);
    node.replaceWith(outer);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
