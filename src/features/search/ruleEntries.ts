import { gameRules } from '../../content/gameRules';
import { regulations } from '../../content/regulations';
import type { Block, Section, Text } from '../../content/text';
import type { Findable } from '../../entities/search/find';
import { searchable } from '../../entities/search/fold';

/** A section of the regulations or the game rules; `words` is its whole text. */
export interface RuleEntry extends Findable {
  readonly words: string;
}

const plain = (text: Text): string => text.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('');

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.text);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'tariff':
      return block.rows.map(({ label, value }) => `${label}: ${value.words}.`).join(' ');
  }
}

function entriesOf(page: string, to: string, sections: readonly Section[]): readonly RuleEntry[] {
  return sections.map(({ id, title, blocks }, index) => {
    const words = blocks.map(wordsOf).join(' ');
    const named = `${index + 1}. ${title}`;
    return {
      key: `rule/${to}/${id}`,
      kind: 'rule',
      title: named,
      note: page,
      to: `${to}?abschnitt=${id}`,
      text: searchable(`${title} ${words}`),
      words,
    };
  });
}

/** Every section of both pages. */
export const ruleEntries: readonly RuleEntry[] = [
  ...entriesOf('Ligaordnung', '/ligaordnung', regulations.sections),
  ...entriesOf('Spielregeln', '/spielregeln', gameRules.sections),
];
