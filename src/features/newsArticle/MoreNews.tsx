import { ArrowRight } from 'lucide-react';
import { useNewsQuery } from '../../api/news';
import { NewsCard } from '../../shared/NewsCard';
import { useNewestNews } from '../../shared/NewsSection';
import type { NewsId } from '../../entities/ids';
import { Anchor } from '../../ui/Link';
import { SectionHeading } from '../../ui/SectionHeading';
import styles from './MoreNews.module.css';

const MOST = 4;

/** The league's other latest articles. Optional: renders nothing until they are loaded. */
export function MoreNews({ code, except }: { readonly code: string; readonly except: NewsId }) {
  const { currentData } = useNewsQuery(code);
  const ids = useNewestNews(currentData)
    .filter((id) => id !== except)
    .slice(0, MOST);
  return (
    <>
      <SectionHeading id="mehr-news" title="Mehr News" />
      <ul className={styles.list}>
        {ids.map((id, index) => (
          <li key={id}>
            <NewsCard id={id} variant={index === 0 ? 'standard' : 'text'} teaser={null} level={3} />
          </li>
        ))}
      </ul>
      <Anchor to="/news" className={styles.all}>
        <span>ALLE NEWS</span>
        <ArrowRight size={17} aria-hidden />
      </Anchor>
    </>
  );
}
