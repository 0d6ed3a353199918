import { Box, Circle, Line, Skeleton } from '../../ui/Skeleton';
import { classes } from '../../ui/elements';
import { HeroBand } from '../../ui/HeroBand';
import body from './MatchBody.module.css';
import styles from './MatchHeader.module.css';
import lineup from './Lineup.module.css';

/** Placeholder for the header of an unknown match. */
export function MatchHeaderSkeleton() {
  const team = (
    <div className={styles.team}>
      <span className={styles.crest}>
        <Box height="100%" />
      </span>
      <Line width={96} height={22} style={{ margin: '4px 0 2px' }} />
      <Line width={50} height={14} />
    </div>
  );
  return (
    <HeroBand waiting>
      <h1 className="visually-hidden" tabIndex={-1}>
        Spielbericht
      </h1>
      <Skeleton className={`wrap ${styles.inner}`} label="">
        <p className={styles.about} />
        {team}
        <div className={styles.centre}>
          <span className={styles.number}>
            <Box height="100%" />
          </span>
          <Box width={120} height={34} />
        </div>
        {team}
        <div className={styles.facts}>
          <Line width={240} height={19} />
        </div>
      </Skeleton>
    </HeroBand>
  );
}

/** Placeholder for line-ups and events. */
export function MatchBodySkeleton() {
  const card = (rows: number) => (
    <div className={classes('card', lineup.card)}>
      <div className={lineup.head}>
        <Line width={150} height={22} />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={lineup.player}>
          <Box width={34} height={30} />
          <Circle size={36} />
          <Line width="55%" />
        </div>
      ))}
    </div>
  );
  return (
    <Skeleton className={body.body} label="Spielbericht wird geladen…">
      <div className={body.home}>{card(8)}</div>
      <div className={body.course}>{card(6)}</div>
      <div className={body.away}>{card(8)}</div>
    </Skeleton>
  );
}
