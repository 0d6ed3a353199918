import { selectHasCapability } from '../api/capabilities';
import { sharedLink } from '../api/serverLinks';
import { useCurrentLeague } from '../league/currentLeague';
import { useAppSelector } from '../store/hooks';
import { ShareButton } from '../ui/ShareButton';

interface SharePageProps {
  readonly title: string;
  /** The page's path in the server's previews: `match/7`. */
  readonly preview: string;
  /** Code of the page's own league, if it has one. */
  readonly code?: string | null | undefined;
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
}

/** The share button of a page (docs/behaviour.md 15); its link always names the league. */
export function SharePage({ title, preview, code, iconOnly, className }: SharePageProps) {
  const current = useCurrentLeague().code;
  const hasPreviews = useAppSelector((state) => selectHasCapability(state, 'share'));
  return (
    <ShareButton
      title={title}
      link={() => sharedLink(hasPreviews ? preview : null, code ?? current)}
      iconOnly={iconOnly}
      className={className}
    />
  );
}
