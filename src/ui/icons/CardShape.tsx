import styles from './CardShape.module.css';

export type CardKind = 'yellow' | 'red' | 'yellowRed';

const words = { yellow: 'Gelbe Karte', red: 'Rote Karte', yellowRed: 'Gelb-Rote Karte' };

type CardShapeProps = {
  kind: CardKind;
  /** Height in px. */
  size?: number | undefined;
  /** Hidden from screen readers if the word is beside it. */
  silent?: boolean | undefined;
};

/** A yellow, red or yellow-red card. */
export function CardShape({ kind, size = 15, silent = false }: CardShapeProps) {
  return (
    <svg
      className={styles.card}
      viewBox="0 0 12 16"
      width={size * 0.75}
      height={size}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[kind] })}
    >
      <rect className={kind === 'red' ? styles.red : styles.yellow} width="12" height="16" rx="1.6" />
      {kind === 'yellowRed' && <path className={styles.red} d="M12 1.5v12.9A1.6 1.6 0 0 1 10.4 16H1.2Z" />}
      {kind !== 'red' && <rect className={styles.rim} x=".5" y=".5" width="11" height="15" rx="1.2" />}
    </svg>
  );
}
