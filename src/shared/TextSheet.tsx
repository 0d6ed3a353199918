import type { TocSection } from '../ui/blocks/TocPage';
import { TocSheetView } from '../ui/print/TocSheetView';
import { Sheet } from './Sheet';

interface TextSheetProps {
  readonly title: string;
  readonly line?: string;
  readonly sections: readonly TocSection[];
}

/** A long text in print, with a table of contents. */
export default function TextSheet({ title, line, sections }: TextSheetProps) {
  return (
    <Sheet title={title} line={line} request={null}>
      <TocSheetView sections={sections} />
    </Sheet>
  );
}
