import type { NewsId, SlideId } from '../../entities/ids';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { readYoutube } from '../../lib/youtube';
import { later } from '../../loading/later';
import { useAppSelector } from '../../store/hooks';
import styles from './LeagueVideo.module.css';

const Card = later(
  () => import(/* webpackChunkName: "leagueVideo" */ './LeagueVideoCard'),
  <div className={styles.video} />,
);

interface LeagueVideoProps {
  readonly code: string;
  readonly news: readonly NewsId[] | undefined;
  readonly slides: readonly SlideId[] | undefined;
}

/** The league's video; renders nothing without a playable one. The table beside it does not wait for its code. */
export function LeagueVideo({ code, news = [], slides = [] }: LeagueVideoProps) {
  const link = useAppSelector((state) => selectLeagueByCode(state, code)?.video);
  return readYoutube(link) === null ? null : <Card due props={{ code, link, news, slides }} />;
}
