import { flagUrl } from '../../api/flagUrl';
import { useLoadable } from '../../ui/hooks';
import styles from './Flag.module.css';

/** A nationality's flag, beside the word; renders nothing if there is none. */
export function Flag({ nationality }: { readonly nationality: string }) {
  const picture = useLoadable(flagUrl(nationality));
  return (
    picture.src && (
      <img
        className={styles.flag}
        src={picture.src}
        alt=""
        width={24}
        height={16}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        onError={picture.onError}
      />
    )
  );
}
