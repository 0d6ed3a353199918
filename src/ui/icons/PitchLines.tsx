import styles from './PitchLines.module.css';

/** Halfway line, centre circle and penalty area as a background ornament; fills a positioned parent from the right. */
export function PitchLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 520 280" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <path d="M250 0v280M520 50H390v180h130" />
      <circle cx="250" cy="140" r="150" />
    </svg>
  );
}
