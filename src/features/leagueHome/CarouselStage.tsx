import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { stepped } from '../../ui/stepped';
import { tabPanel } from '../../ui/tabPanel';
import { CarouselSlide } from './CarouselSlide';
import type { CarouselItem } from './useCarousel';
import styles from './NewsCarousel.module.css';

const VERTICAL: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** One large headline; the others are tabs beside it. */
export function CarouselStage({ items }: { readonly items: readonly CarouselItem[] }) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, items.length - 1);
  const item = items[index];
  const move = (event: KeyboardEvent): void => {
    const next = stepped(VERTICAL[event.key] ?? event.key, index, items.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  if (item === undefined) return null;
  if (items.length === 1)
    return (
      <div className={styles.single}>
        <CarouselSlide item={item} eager />
      </div>
    );
  return (
    <div className={styles.stage}>
      <div {...tabPanel(id, item.key)}>
        <CarouselSlide key={item.key} item={item} eager={index === 0} />
      </div>
      <div className={styles.tabs} role="tablist" aria-label="Schlagzeilen" aria-orientation="vertical" ref={tabs}>
        {items.map(({ key, title, tag, date }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={at === index}
            aria-controls={`${id}-panel`}
            tabIndex={at === index ? 0 : -1}
            onClick={() => setChosen(at)}
            onKeyDown={move}
          >
            <span className={styles.tabMeta}>
              {tag !== null && <strong>{tag}</strong>}
              {date !== null && <span>{tag === null ? date : ` • ${date}`}</span>}
            </span>
            <span className={styles.tabTitle}>{title}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
