import { shallowEqual } from 'react-redux';
import { newsDate, newsTitle } from '../../shared/labels';
import { useNewestNews } from '../../shared/NewsSection';
import type { NewsId, SlideId } from '../../entities/ids';
import type { NewsItem, Slide } from '../../entities/news/model';
import { newsPath } from '../../entities/normalise';
import { selectMany, selectNewsItem, selectSlide } from '../../entities/select';
import { plainTeaser } from '../../lib/plainText';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import styles from './NewsCarousel.module.css';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { rovingIndex, tabPanel } from '../../ui/Tabs';

/** At most this many headlines. */
const MOST = 4;

/** A headline in the carousel. */
export interface CarouselItem {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly tag: string | null;
  readonly date: string | null;
  readonly image: string | null;
  /** The article's path; undefined: none to open. */
  readonly to: string | undefined;
}

function ofSlide(slide: Slide, article: NewsItem | undefined): CarouselItem {
  const { id, title, description, image, news } = slide;
  return {
    key: id,
    title,
    text: description,
    tag: article?.tag ?? null,
    date: article ? newsDate(article) : null,
    image,
    to: newsPath(news),
  };
}

function ofNews(item: NewsItem): CarouselItem {
  return {
    key: item.id,
    title: newsTitle(item),
    text: plainTeaser(item.html),
    tag: item.tag ?? null,
    date: newsDate(item),
    image: item.image ?? null,
    to: newsPath(item.id),
  };
}

const noSlides: readonly SlideId[] = [];

/** The slides of a league's page, or its latest articles if it has none (docs/api.md 4.3). */
export function useCarousel(
  slides: readonly SlideId[] = noSlides,
  news: readonly NewsId[] | undefined,
): readonly CarouselItem[] {
  const newest = useNewestNews(news).slice(0, MOST);
  const shown = useAppSelector((state) => selectMany(state, slides.slice(0, MOST), selectSlide), shallowEqual);
  const articles = useAppSelector((state) => selectMany(state, newest, selectNewsItem), shallowEqual);
  const linked = useAppSelector((state) => shown.map((slide) => selectNewsItem(state, slide.news)), shallowEqual);
  return shown.length > 0 ? shown.map((slide, index) => ofSlide(slide, linked[index])) : articles.map(ofNews);
}

/** A headline: picture above, text on pitch green below, never overlapping. */
export function CarouselSlide({ item, eager = false }: { readonly item: CarouselItem; readonly eager?: boolean }) {
  const { title, text, tag, date, image, to } = item;
  return (
    <article className={`${styles.slide} on-dark`}>
      <Picture src={image} ratio={null} rounded={false} eager={eager} className={styles.picture} />
      <div className={styles.words}>
        {(tag !== null || date !== null) && (
          <p className={styles.meta}>
            {tag !== null && <span className={styles.tag}>{tag}</span>}
            {date !== null && <span>{date}</span>}
          </p>
        )}
        <h2 className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Anchor to={to} className={styles.open}>
              {title}
            </Anchor>
          )}
        </h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
}

const VERTICAL: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** One large headline; the others are tabs beside it. */
export function CarouselStage({ items }: { readonly items: readonly CarouselItem[] }) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, items.length - 1);
  const item = items[index];
  const move = (event: KeyboardEvent): void => {
    const next = rovingIndex(VERTICAL[event.key] ?? event.key, index, items.length);
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
