import { shallowEqual } from 'react-redux';
import { hasVideo, VideoCard } from '../../shared/VideoCard';
import { liveStream } from '../../content/federation';
import type { LeagueId, SlideId } from '../../entities/ids';
import { selectLeague, selectMany, selectSlide } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';

interface StreamVideoProps {
  readonly league: LeagueId | undefined;
  readonly slides: readonly SlideId[] | undefined;
}

const none: readonly SlideId[] = [];

/** The card for Sunday's live streams: the federation's latest video, else the default in its content file. */
export function StreamVideo({ league, slides = none }: StreamVideoProps) {
  const newest = useAppSelector((state) => selectLeague(state, league)?.video);
  const pictures = useAppSelector(
    (state) => selectMany(state, slides, selectSlide).map(({ image }) => image),
    shallowEqual,
  );
  return (
    <VideoCard
      link={hasVideo(newest) ? newest : liveStream.youtube}
      title={liveStream.title}
      picture={pictures.find((picture) => picture !== null)}
    />
  );
}
