import { shallowEqual } from 'react-redux';
import { newsDate, newsTitle } from '../../cards/headline';
import { useNewestNews } from '../../cards/useNewestNews';
import type { NewsId, SlideId } from '../../entities/ids';
import type { NewsItem, Slide } from '../../entities/news/model';
import { newsPath } from '../../entities/normalise';
import { selectMany, selectNewsItem, selectSlide } from '../../entities/select';
import { plainTeaser } from '../../lib/plainText';
import { useAppSelector } from '../../store/hooks';

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
