import { TextBlocks } from '../TextBlocks';
import type { TextBlock } from '../TextBlocks';
import type { TocSection } from './TocPage';

/** Numbers sections from 1 and renders their text for `TocPage`. Call it once, outside of rendering. */
export function textSections(
  sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly TextBlock[] }[],
): readonly TocSection[] {
  return sections.map(({ id, title, blocks }, index) => ({
    id,
    number: String(index + 1),
    title,
    content: <TextBlocks blocks={blocks} />,
  }));
}
