import styles from './Emblem.module.css';

type EmblemProps = {
  /** Edge in px, at least 24. */
  size?: number | undefined;
  /** `pitch` on light pages, `dark` on dark surfaces, `neon` on neon. */
  ground?: 'pitch' | 'dark' | 'neon' | undefined;
};

/** The federation's logo: halfway line and half the centre circle form a K, with the ball on the kick-off spot. */
export function Emblem({ size = 40, ground = 'pitch' }: EmblemProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <rect className={styles[ground]} width="48" height="48" rx="11" />
      <path className={styles.line} d="M14.5 8v32M35 9.5a14.5 14.5 0 0 0 0 29M16 24h4" />
      <circle className={styles.ball} cx="34.5" cy="24" r="4.8" />
    </svg>
  );
}
