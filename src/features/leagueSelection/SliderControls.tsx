import type { RefObject } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { classes } from '../../ui/elements';
import { IconButton } from '../../ui/IconButton';
import { useSlideGestures } from './useSlideGestures';
import type { Slider } from './useSlider';
import { INTERVAL_MS } from './useSlider';
import styles from './HeroSlider.module.css';

export interface SliderControlsProps {
  readonly slider: Slider;
  readonly count: number;
  /** The element in which arrow keys and swipes work too. */
  readonly region: RefObject<HTMLElement | null>;
}

/** Buttons for previous and next, a progress bar per slide, the position, and a pause button. */
export default function SliderControls({ slider, count, region }: SliderControlsProps) {
  const { index, running, automatic, paused, togglePaused, step } = slider;
  useSlideGestures(region, step);
  return (
    <div className={`wrap ${styles.controls}`}>
      <IconButton variant="onPitch" label="Vorherige Folie" onClick={() => step(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton variant="onPitch" label="Nächste Folie" onClick={() => step(1)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
      <span className={styles.bars} aria-hidden>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles.bar}>
            {at === index && (
              <span
                className={classes(styles.fill, !running && styles.held)}
                style={automatic ? { animationDuration: `${INTERVAL_MS}ms` } : { animation: 'none' }}
              />
            )}
          </span>
        ))}
      </span>
      <span className={styles.count}>
        <span className="visually-hidden">Folie </span>
        <span>{`${index + 1}/${count}`}</span>
      </span>
      {automatic && (
        <IconButton
          variant="bare"
          label={paused ? 'Folien wieder wechseln lassen' : 'Folienwechsel anhalten'}
          onClick={togglePaused}
          className={styles.pause}
        >
          {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
