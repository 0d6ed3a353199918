import styles from './TextBlocks.module.css';

/** Text in which figures stay identifiable. */
type Text = readonly (string | { readonly words: string })[];

/** A block of a long text: paragraph, bulleted list, or a tariff of cases and their cost. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | {
      readonly kind: 'tariff';
      readonly caption: string;
      readonly rows: readonly { readonly label: string; readonly value: { readonly words: string } }[];
    };

/** Puts a no-break space between a figure and its unit, such as "70 Euro". */
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

/** Long text at article width: paragraphs, lists and tariffs in order. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
