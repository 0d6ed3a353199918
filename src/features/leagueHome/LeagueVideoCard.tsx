import { shallowEqual } from 'react-redux';
import { useKnownLeagueName } from '../../league/currentLeague';
import { VideoCard } from '../../shared/VideoCard';
import type { NewsId, SlideId } from '../../entities/ids';
import { selectMany, selectNewsItem, selectSlide } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import styles from './LeagueVideo.module.css';

interface LeagueVideoCardProps {
  readonly code: string;
  /** Of a playable video. */
  readonly link: string | null | undefined;
  readonly news: readonly NewsId[];
  readonly slides: readonly SlideId[];
}

/** The league's video, behind a picture from its news or slides. */
export default function LeagueVideoCard({ code, link, news, slides }: LeagueVideoCardProps) {
  const name = useKnownLeagueName(code) ?? code;
  const pictures = useAppSelector(
    (state) =>
      [...selectMany(state, slides, selectSlide), ...selectMany(state, news, selectNewsItem)].map(
        ({ image }) => image ?? null,
      ),
    shallowEqual,
  );
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
