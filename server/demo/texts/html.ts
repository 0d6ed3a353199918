/** A paragraph. */
export function p(text: string): string {
  return `<p>${text}</p>`;
}

/** A heading inside an article. */
export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

/** A quotation and who said it. */
export function quote(text: string, who: string): string {
  return `<blockquote><p>${text}</p><p>${who}</p></blockquote>`;
}

/** A list of points. */
export function ul(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A link to a page of the site. */
export function link(route: string, text: string): string {
  return `<a href="#${route}">${text}</a>`;
}
