import { Html } from '../../shared/Html';
import { newsDate, newsTitle } from '../../shared/labels';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { SharePage } from '../../shared/SharePage';
import { VideoCard } from '../../shared/VideoCard';
import { wireId } from '../../entities/ids';
import type { NewsItem } from '../../entities/news/model';
import { machineDate } from '../../lib/dates';
import { encodePathSegment } from '../../lib/url';
import { Picture } from '../../ui/Picture';
import { Line, Skeleton, Box } from '../../ui/Skeleton';
import { usePageTitle } from '../../ui/PageTitle';
import { MoreNews } from './MoreNews';
import styles from './Article.module.css';

interface ArticleProps {
  readonly item: NewsItem;
  readonly code: string;
}

/** Tag, headline, date, picture, text and video of an article, with other news beside it. */
export function Article({ item, code }: ArticleProps) {
  const title = newsTitle(item);
  const date = newsDate(item);
  usePageTitle(title);
  return (
    <div className="wrap">
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.tag}>{item.tag ?? 'Ohne Kategorie'}</p>
          <h1 className={styles.headline} tabIndex={-1} lang={item.title ? undefined : 'en'}>
            {title}
          </h1>
          <p className={styles.date}>
            {date === null ? <span lang="en">No Date</span> : <time dateTime={machineDate(item.created)}>{date}</time>}
          </p>
          <div className="no-print">
            <SharePage title={title} preview={`news/${encodePathSegment(wireId(item.id))}`} code={code} />
          </div>
        </header>
        <div className={styles.hero}>
          <Picture src={item.image} ratio={null} rounded={false} eager />
        </div>
        <div className={styles.main}>
          <SectionBoundary>
            <Body item={item} />
          </SectionBoundary>
          <VideoCard link={item.video} title="Das Video dazu" picture={item.image} />
        </div>
        <aside className={styles.aside} aria-labelledby="mehr-news">
          <SectionBoundary>
            <MoreNews code={code} except={item.id} />
          </SectionBoundary>
        </aside>
      </article>
    </div>
  );
}

function Body({ item }: { readonly item: NewsItem }) {
  if (item.html === undefined) {
    return (
      <Skeleton label="Loading news details..." lang="en" className={styles.lines}>
        {Array.from({ length: 8 }, (_, index) => (
          <Line key={index} width={index === 7 ? '55%' : '100%'} height={16} />
        ))}
      </Skeleton>
    );
  }
  return (
    <Html raw={item.html} className={styles.body}>
      <p lang="en">No content available.</p>
    </Html>
  );
}

/** Placeholder for an article. */
export function ArticleSkeleton() {
  return (
    <div className="wrap">
      <h1 className="visually-hidden" tabIndex={-1}>
        News
      </h1>
      <Skeleton label="Loading news details..." lang="en" className={styles.article}>
        <div className={styles.head} aria-hidden>
          <Box width={96} height={28} />
          <div className={styles.headline}>
            <Line width="min(100%, 620px)" height=".8em" />
            <Line width="min(80%, 460px)" height=".8em" style={{ marginTop: '.1em' }} />
          </div>
          <Line width={130} />
        </div>
        <div className={styles.hero} aria-hidden>
          <Box height="100%" />
        </div>
        <div className={styles.lines} aria-hidden>
          {Array.from({ length: 8 }, (_, index) => (
            <Line key={index} height={16} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
