import { sharedLink } from '../api/serverLinks';
import { useShownLeague } from '../screen/shownLeague';
import { ShareButton } from '../ui/ShareButton';

interface SharePageProps {
  readonly title: string;
  /** What the page is about, as previews are addressed: `match/7`. */
  readonly preview: string;
  /** Code of its league, where it has one of its own. */
  readonly code?: string | null | undefined;
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
}

/** `Teilen` of a page (docs/behaviour.md 15): its link names a league, whoever opens it. */
export function SharePage({ title, preview, code, iconOnly, className }: SharePageProps) {
  const shown = useShownLeague().code;
  return (
    <ShareButton
      title={title}
      link={() => sharedLink(preview, code ?? shown)}
      iconOnly={iconOnly}
      className={className}
    />
  );
}
