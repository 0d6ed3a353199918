/** A figure, deadline or condition that is binding. `id` is unique across the regulations and the game rules. */
export interface Fact {
  readonly id: string;
  readonly words: string;
}

/** A run of text in which facts stay identifiable. */
export type Text = readonly (string | Fact)[];

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Text[];
}

/** A list of cases and their fees or penalties; `caption` is for screen readers. */
export interface Tariff {
  readonly kind: 'tariff';
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly value: Fact }[];
}

export type Block = Paragraph | List | Tariff;

/** A numbered section of a long page. `id` is unique on its page and valid as an HTML id. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Marks `words` as the single place of the fact `id`. */
export function fact(id: string, words: string): Fact {
  return { id, words };
}

/** Template tag for text with facts; a line break in the source counts as one space. */
export function text(strings: TemplateStringsArray, ...facts: readonly Fact[]): Text {
  return strings
    .flatMap((words, index) => {
      const plain = words.replace(/\s*\n\s*/g, ' ');
      const following = facts[index];
      return following === undefined ? [plain] : [plain, following];
    })
    .filter((piece) => piece !== '');
}

/** Template tag for a paragraph, see `text`. */
export function paragraph(strings: TemplateStringsArray, ...facts: readonly Fact[]): Paragraph {
  return { kind: 'paragraph', text: text(strings, ...facts) };
}

/** A bulleted list of texts. */
export function list(...items: readonly Text[]): List {
  return { kind: 'list', items };
}

/** A tariff from pairs of case and fact. */
export function tariff(caption: string, ...rows: readonly (readonly [label: string, value: Fact])[]): Tariff {
  return { kind: 'tariff', caption, rows: rows.map(([label, value]) => ({ label, value })) };
}
