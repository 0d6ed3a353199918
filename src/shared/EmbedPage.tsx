import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { Code } from 'lucide-react';
import { selectHasCapability } from '../api/capabilities';
import { lazyModule } from '../lib/lazyModule';
import { useAppSelector } from '../store/hooks';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { EmbedDialogProps } from './EmbedDialog';
import { loadCode, useOnPress } from './onPress';

const dialog = lazyModule(() => import(/* webpackChunkName: "embed" */ './EmbedDialog'));

type EmbedPageProps = Omit<EmbedDialogProps, 'onClose'> & {
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
};

/** `Einbetten`: shows the code for other sites' pages; absent where the server does not offer it. */
export function EmbedPage({ iconOnly = false, className, ...embed }: EmbedPageProps) {
  const isOffered = useAppSelector((state) => selectHasCapability(state, 'embed'));
  const { busy, press, notice } = useOnPress('Das Einbetten konnte nicht geladen werden.');
  const [opened, setOpened] = useState<{ readonly default: ComponentType<EmbedDialogProps> } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  if (!isOffered) return null;
  const open = (): void => press(() => loadCode(dialog), setOpened);
  return (
    <>
      {iconOnly ? (
        <IconButton label="Einbetten" className={className} onClick={open}>
          <Code size={20} aria-hidden />
        </IconButton>
      ) : (
        <Button variant="outline" busy={busy} className={className} onClick={open}>
          <Code size={18} aria-hidden />
          <span>Einbetten</span>
        </Button>
      )}
      {notice}
      {opened !== null && <opened.default {...embed} onClose={close} />}
    </>
  );
}
