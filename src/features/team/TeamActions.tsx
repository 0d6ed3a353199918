import { useMemo } from 'react';
import { CalendarPlus } from 'lucide-react';
import { selectHasCapability } from '../../api/capabilities';
import { serverLink } from '../../api/serverLinks';
import { loadCalendar, saveCalendar } from '../../shared/matchEvent';
import { useOnPress } from '../../shared/onPress';
import { EmbedPage } from '../../shared/EmbedPage';
import { SharePage } from '../../shared/SharePage';
import type { Club } from '../../entities/club/model';
import { wireId } from '../../entities/ids';
import { selectMany, selectMatch, selectSeason } from '../../entities/select';
import type { SeasonIds } from '../../entities/views/fixtures';
import { NAMELESS_TEAM } from '../../shared/sides';
import { encodePathSegment } from '../../lib/url';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './TeamHeader.module.css';

interface TeamActionsProps {
  readonly club: Club;
  /** The team's own page is still loading. */
  readonly loading: boolean;
  /** Null until it is loaded. */
  readonly seasons: readonly SeasonIds[] | null;
}

/**
 * Share and calendar buttons of a team's page (docs/behaviour.md 15, 16). Both are there from the start: on a phone the
 * second takes a line of its own.
 */
export function TeamActions({ club, loading, seasons }: TeamActionsProps) {
  const store = useAppStore();
  const { press, notice } = useOnPress('Die Kalenderdatei konnte nicht erstellt werden.');
  const hasCalendar = useAppSelector((state) => selectHasCapability(state, 'calendar'));
  const name = club.name ?? NAMELESS_TEAM;
  const id = encodePathSegment(wireId(club.id));
  const feed = useMemo(() => serverLink(`/kalender/team/${id}.ics`).replace(/^https?:/, 'webcal:'), [id]);

  const save = (): void => {
    const state = store.getState();
    const primary = seasons?.find(({ season }) => selectSeason(state, season)?.primary === true) ?? seasons?.[0];
    const matches = selectMany(state, primary?.matches ?? [], selectMatch);
    press(loadCalendar, (code) => saveCalendar(code, name, matches, state));
  };

  return (
    <>
      <SharePage title={name} preview={`team/${id}`} code={club.leagueCode} className={styles.tool} />
      <EmbedPage embedded={{ kind: 'team', id: wireId(club.id), title: name }} className={styles.tool} />
      {(loading || seasons !== null) &&
        (hasCalendar ? (
          <ButtonLink to={feed} variant="outline" className={styles.tool}>
            <CalendarPlus size={18} aria-hidden />
            <span>Spiele abonnieren</span>
          </ButtonLink>
        ) : (
          <Button
            variant="outline"
            className={styles.tool}
            aria-disabled={seasons === null}
            onClick={seasons === null ? undefined : save}
          >
            <CalendarPlus size={18} aria-hidden />
            <span>Spiele als Kalenderdatei</span>
          </Button>
        ))}
      {notice}
    </>
  );
}
