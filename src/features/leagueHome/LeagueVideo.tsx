import { shallowEqual } from 'react-redux';
import { useKnownLeagueName } from '../../screen/useLeagueName';
import { hasVideo, VideoCard } from '../../cards/VideoCard';
import type { NewsId, SlideId } from '../../entities/ids';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { selectMany, selectNewsItem, selectSlide } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import styles from './LeagueVideo.module.css';

interface LeagueVideoProps {
  readonly code: string;
  readonly news: readonly NewsId[] | undefined;
  readonly slides: readonly SlideId[] | undefined;
}

/** The league's video, behind a picture from its news or slides; renders nothing without a video. */
export function LeagueVideo({ code, news = [], slides = [] }: LeagueVideoProps) {
  const link = useAppSelector((state) => selectLeagueByCode(state, code)?.video);
  const name = useKnownLeagueName(code) ?? code;
  const pictures = useAppSelector(
    (state) =>
      [...selectMany(state, slides, selectSlide), ...selectMany(state, news, selectNewsItem)].map(
        ({ image }) => image ?? null,
      ),
    shallowEqual,
  );
  if (!hasVideo(link)) return null;
  return (
    <div className={styles.video}>
      <VideoCard
        link={link}
        title={`Liga-TV: ${name}`}
        picture={pictures.findLast((picture) => picture !== null)}
        shape="fill"
      />
    </div>
  );
}
