import { useRef, useState } from 'react';
import { classes } from '../../ui/elements';
import { CarouselSlide } from './CarouselStage';
import type { CarouselItem } from './CarouselStage';
import styles from './CarouselStrip.module.css';

/** The headlines as snapping cards; dots show which one is in view. */
export function CarouselStrip({ items }: { readonly items: readonly CarouselItem[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const check = (): void => {
    const list = row.current;
    if (list === null) return;
    const step = list.scrollWidth / items.length;
    const end = list.scrollLeft + list.clientWidth > list.scrollWidth - 8;
    setCurrent(end ? items.length - 1 : Math.min(items.length - 1, Math.round(list.scrollLeft / step)));
  };
  return (
    <>
      <ul className={classes(styles.strip, items.length === 1 && styles.only)} ref={row} onScroll={check}>
        {items.map((item, index) => (
          <li key={item.key}>
            <CarouselSlide item={item} eager={index === 0} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <p className={styles.dots} aria-hidden>
          {items.map(({ key }, index) => (
            <span key={key} className={classes(index === current && styles.current)} />
          ))}
        </p>
      )}
    </>
  );
}
