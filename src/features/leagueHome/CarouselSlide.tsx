import { Anchor } from '../../ui/Anchor';
import { Picture } from '../../ui/Picture';
import type { CarouselItem } from './useCarousel';
import styles from './NewsCarousel.module.css';

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
