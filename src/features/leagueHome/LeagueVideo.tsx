import type { NewsId, SlideId } from '../../entities/ids';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { readYoutube } from '../../lib/youtube';
import { failedRest } from '../../shared/failedPart';
import { lazyPart } from '../../loading/lazyPart';
import { Placeholder } from '../../loading/Deferred';
import { useAppSelector } from '../../store/hooks';
import styles from './LeagueVideo.module.css';

const Card = lazyPart(() => import(/* webpackChunkName: "leagueHomeRest" */ './LeagueVideoCard'), {
  when: 'idle',
  placeholder: () => (
    <Placeholder>
      <div className={styles.video} />
    </Placeholder>
  ),
  failed: failedRest,
});

interface LeagueVideoProps {
  readonly code: string;
  readonly news: readonly NewsId[] | undefined;
  readonly slides: readonly SlideId[] | undefined;
}

/** The league's video; renders nothing without a playable one. The table beside it does not wait for its code. */
export function LeagueVideo({ code, news = [], slides = [] }: LeagueVideoProps) {
  const link = useAppSelector((state) => selectLeagueByCode(state, code)?.video);
  return readYoutube(link) === null ? null : <Card code={code} link={link} news={news} slides={slides} />;
}
