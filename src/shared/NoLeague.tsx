import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { DrawingName } from '../ui/icons/PitchDrawing';

interface NoLeagueProps {
  /** Headline of the screen's empty state. */
  readonly title: string;
  readonly drawing?: DrawingName | undefined;
  readonly lang?: 'en' | undefined;
}

/** A league's screen while no league is chosen: its empty state and the link to choose one. */
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

/** A league's screen when its league no longer exists: the link to choose another one. */
export function UnknownLeague() {
  return <NoLeague title="Diese Liga gibt es nicht." drawing="shields" />;
}

/** A league's table before its season has one. */
export function NoStandings() {
  return (
    <EmptyState title="Für diese Saison gibt es noch keine Tabelle." note="Sie erscheint mit dem ersten Spieltag." />
  );
}
