/** What is wrong with a piece of XML: unbalanced or malformed tags, repeated attributes or ids. Null when nothing is. */
export function xmlFault(xml: string): string | null {
  const open: string[] = [];
  const ids = new Set<string>();
  const text = xml.replace(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([a-zA-Z:-]+)="/g)].map((found) => found[1] ?? '');
      if (new Set(names).size !== names.length) open.push(`repeated attribute in ${name}`);
      const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
      if (id !== undefined && ids.has(id)) open.push(`repeated id ${id}`);
      if (id !== undefined) ids.add(id);
      if (closing === '/') {
        if (open.at(-1) === name) open.pop();
        else open.push(`unexpected </${name}>`);
      } else if (empty !== '/') open.push(name);
      return '';
    },
  );
  if (/[<>]/.test(text)) return `stray bracket in ${text.slice(0, 60)}`;
  return open.length === 0 ? null : open.join(' ');
}
