import { Anchor } from '../../ui/Link';
import { classes } from '../../ui/elements';
import { Picture } from '../../ui/Picture';
import styles from './HeroSlider.module.css';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { federation } from '../../content/federation';
import type { SlideId } from '../../entities/ids';
import { newsPath } from '../../entities/normalise';
import { selectMany, selectSlide } from '../../entities/select';
import { lazyPart } from '../../loading/lazyPart';
import { useAppSelector } from '../../store/hooks';
import { PitchLines } from '../../ui/icons/PitchLines';
import { useDelayed } from '../../ui/hooks';
import { useSlider } from './useSlider';

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
  readonly label: string | undefined;
}

/** A slide: picture on the right or on top, text always on a dark background. */
function HeroSlide({ title, text, image, to, current, pictured, label }: HeroSlideProps) {
  return (
    <div
      className={classes(styles.slide, current && styles.current)}
      inert={!current}
      {...(label !== undefined && { role: 'group', 'aria-roledescription': 'Folie', 'aria-label': label })}
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

/** The first slide does not wait for it, and without it the slides still advance. */
const SliderControls = lazyPart(() => import(/* webpackChunkName: "leagueSelectionRest" */ './SliderControls'), {
  when: 'idle',
});

/** After this time the pictures of the other slides may be loaded. */
const OTHERS_MS = 2_500;
const none: readonly SlideId[] = [];
const welcome = { key: 'welcome', title: federation.slogan, text: federation.name, image: null, to: undefined };

/** Slides of the start page, last one first (docs/api.md 4.3); without any, the federation's slogan. */
function useSlides(
  slides: readonly SlideId[] | undefined,
): readonly (Pick<HeroSlideProps, 'title' | 'text' | 'image' | 'to'> & { readonly key: string })[] {
  const shown = useAppSelector((state) => selectMany(state, slides ?? none, selectSlide), shallowEqual);
  if (slides === undefined) return [];
  if (shown.length === 0) return [welcome];
  return [...shown].reverse().map(({ id, title, description, image, news }) => ({
    key: id,
    title,
    text: description,
    image,
    to: newsPath(news),
  }));
}

/** The large slides at the top of the start page. */
export function HeroSlider({
  slides,
}: {
  /** Undefined while loading. */ readonly slides: readonly SlideId[] | undefined;
}) {
  const region = useRef<HTMLElement>(null);
  const items = useSlides(slides);
  const slider = useSlider(region, items.length);
  const others = useDelayed(OTHERS_MS);
  const several = items.length > 1;
  return (
    <section
      className={`${styles.hero} on-dark`}
      ref={region}
      aria-label="Aktuelles"
      aria-roledescription={several ? 'Karussell' : undefined}
      aria-busy={slides === undefined}
    >
      {slides === undefined && <PitchLines />}
      <div className={styles.slides} aria-live={slider.running ? 'off' : 'polite'}>
        {items.map(({ key, ...item }, index) => (
          <HeroSlide
            key={key}
            {...item}
            current={index === slider.index}
            pictured={others || index === slider.index}
            label={several ? `${index + 1} von ${items.length}` : undefined}
          />
        ))}
      </div>
      {several && <SliderControls slider={slider} count={items.length} region={region} />}
    </section>
  );
}
