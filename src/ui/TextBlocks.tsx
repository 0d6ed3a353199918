import styles from './TextBlocks.module.css';

/** Words, with the figures in them kept recognisable. */
type Text = readonly (string | { readonly words: string })[];

/** A piece of a long text: paragraph, bulleted list, or a tariff of cases and what they cost. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | {
      readonly kind: 'tariff';
      readonly caption: string;
      readonly rows: readonly { readonly label: string; readonly value: { readonly words: string } }[];
    };

/** Ties a figure to its unit, so that no line ends between "70" and "Euro". */
function tied(words: string): string {
  return words.replace(/(\d\.?|×) /g, '$1\u00A0');
}

function plain(text: Text): string {
  return tied(text.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join(''));
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{plain(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map(plain).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'tariff':
      return (
        <table>
          <caption className="visually-hidden">{block.caption}</caption>
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{tied(value.words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** Long text in the article measure: paragraphs, lists and tariffs in the order given. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
