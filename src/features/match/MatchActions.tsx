import { useCallback, useState } from 'react';
import { CalendarPlus, Image } from 'lucide-react';
import { selectHasCapability } from '../../api/capabilities';
import { fetchPicture } from '../../api/serverLinks';
import { loadCalendar, saveCalendar } from '../../shared/matchEvent';
import { useOnPress } from '../../shared/onPress';
import { printable } from '../../shared/printable';
import { EmbedPage } from '../../shared/EmbedPage';
import { SharePage } from '../../shared/SharePage';
import { wireId } from '../../entities/ids';
import { isLive } from '../../entities/match/model';
import type { Match } from '../../entities/match/model';
import { selectLeague } from '../../entities/select';
import { selectSide } from '../../shared/sides';
import { lazyModule } from '../../lib/lazyModule';
import { saveFile, shareFile } from '../../lib/share';
import { encodePathSegment } from '../../lib/url';
import { NotifyButton } from '../../push/NotifyButton';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Toast } from '../../ui/Toast';
import styles from './MatchScreen.module.css';

const Print = printable(
  lazyModule(async () => {
    const { default: MatchSheet, prepare } = await import(/* webpackChunkName: "print" */ './MatchSheet');
    return { default: MatchSheet, prepare };
  }),
);

/** Share, calendar, picture and print buttons of a match. */
export function MatchActions({ match }: { readonly match: Match }) {
  const store = useAppStore();
  const [failed, setFailed] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const close = useCallback(() => setFailed(false), []);
  const { press, notice } = useOnPress('Die Kalenderdatei konnte nicht erstellt werden.');
  const code = useAppSelector((state) => selectLeague(state, match.league)?.code);
  const home = useAppSelector((state) => selectSide(state, match, 'home').name);
  const away = useAppSelector((state) => selectSide(state, match, 'away').name);
  const hasPictures = useAppSelector((state) => selectHasCapability(state, 'share'));
  const title = `${home} – ${away}`;
  const preview = `match/${encodePathSegment(wireId(match.id))}`;

  const picture = async (): Promise<void> => {
    setDrawing(true);
    const file = await fetchPicture(`/bilder/teilen/${preview}.png`, 'Spiel.png');
    setDrawing(false);
    if (file === null) setFailed(true);
    else if (!(await shareFile(file, title))) saveFile(file);
  };
  const calendar = (): void => press(loadCalendar, (code) => saveCalendar(code, title, [match], store.getState()));

  return (
    <div className={`no-print ${styles.actions}`}>
      <SharePage title={title} preview={preview} code={code} />
      <EmbedPage embedded={{ kind: 'match', id: wireId(match.id), title }} />
      {(match.status === 'upcoming' || isLive(match.status)) && (
        <NotifyButton
          kind="match"
          id={wireId(match.id)}
          name={title}
          {...(typeof match.kickoff === 'number' ? { kickoff: match.kickoff } : {})}
        />
      )}
      {match.status === 'upcoming' && typeof match.kickoff === 'number' && (
        <Button variant="outline" onClick={calendar}>
          <CalendarPlus size={18} aria-hidden />
          <span>In den Kalender</span>
        </Button>
      )}
      {hasPictures && (
        <Button variant="outline" busy={drawing} onClick={() => void picture()}>
          <Image size={18} aria-hidden />
          <span>Bild teilen</span>
        </Button>
      )}
      <Print inWords sheet={{ match }} />
      {failed && <Toast text="Das Bild konnte nicht geladen werden." onClose={close} />}
      {notice}
    </div>
  );
}
