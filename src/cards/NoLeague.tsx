import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { DrawingName } from '../ui/icons/PitchDrawing';

interface NoLeagueProps {
  /** What the screen says when there is nothing to show. */
  readonly title: string;
  readonly drawing?: DrawingName | undefined;
  readonly lang?: 'en' | undefined;
}

/** A league's screen before any league was chosen: its empty state and the way to choose one. */
export function NoLeague({ title, drawing, lang }: NoLeagueProps) {
  return (
    <EmptyState
      title={title}
      drawing={drawing}
      lang={lang}
      action={
        <ButtonLink to="/" variant="primary">
          Liga wählen
        </ButtonLink>
      }
    />
  );
}

/** A league's screen after its league was given up or renamed: the way to choose another one. */
export function UnknownLeague() {
  return <NoLeague title="Diese Liga gibt es nicht." drawing="shields" />;
}
