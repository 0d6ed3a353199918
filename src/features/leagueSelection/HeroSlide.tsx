import { Anchor } from '../../ui/Anchor';
import { classes } from '../../ui/classes';
import { Picture } from '../../ui/Picture';
import styles from './HeroSlider.module.css';

/** Longer headlines are set in smaller type. */
const LONG = 26;

export interface HeroSlideProps {
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  /** Path of the article. */
  readonly to: string | undefined;
  readonly current: boolean;
  /** Whether its picture may be loaded. */
  readonly pictured: boolean;
  /** "1 von 3"; undefined if it is the only one. */
  readonly place: string | undefined;
}

/** A slide: picture on the right or on top, text always on a dark background. */
export function HeroSlide({ title, text, image, to, current, pictured, place }: HeroSlideProps) {
  return (
    <div
      className={classes(styles.slide, current && styles.current)}
      inert={!current}
      {...(place !== undefined && { role: 'group', 'aria-roledescription': 'Folie', 'aria-label': place })}
    >
      <span className={styles.picture}>
        {pictured && <Picture src={image} ratio={null} rounded={false} eager={current} className={styles.cover} />}
      </span>
      <div className={`wrap ${styles.words}`}>
        <h2 className={classes(styles.title, title.length > LONG && styles.long)}>
          {to === undefined ? title : <Anchor to={to}>{title}</Anchor>}
        </h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
}
