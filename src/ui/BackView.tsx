import { validColor, darken, lighten, onColor } from './colour';
import styles from './BackView.module.css';

type BackViewProps = {
  /** The club's main colour as hex; pitch green when unknown. */
  color: string | null | undefined;
  number?: string | number | null | undefined;
  /** Only the player, without the tinted background. */
  bare?: boolean | undefined;
};

/** A player from behind in the club's shirt, drawn instead of a missing photo: faces are not faked. */
export function BackView({ color, number, bare = false }: BackViewProps) {
  const hair = darken(color, 0.64);
  const skin = lighten(hair, 0.42);
  return (
    <svg className={styles.view} viewBox="0 0 120 120" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {!bare && <rect width="120" height="120" fill={lighten(color, 0.8)} />}
      {!bare && <circle cx="60" cy="118" r="76" fill="none" stroke="#FFF" strokeOpacity=".6" strokeWidth="2.5" />}
      <path d="M50 50h20v16H50Z" fill={skin} />
      <ellipse cx="40.5" cy="33" rx="3.5" ry="6" fill={skin} />
      <ellipse cx="79.5" cy="33" rx="3.5" ry="6" fill={skin} />
      <path d="M60 6c13 0 20 9 20 22 0 14-7 29-20 29S40 42 40 28C40 15 47 6 60 6Z" fill={hair} />
      <path d="M41 34c2 13 10 23 19 23s17-10 19-23c-9 10-29 10-38 0Z" fill={lighten(hair, 0.2)} />
      <path d="M47 63c8 6 18 6 26 0l22 10c10 6 15 26 16 47H9c1-21 6-41 16-47Z" fill={validColor(color)} />
      <path d="M73 63l22 10c10 6 15 26 16 47H87c0-26-3-42-14-57Z" fill="#000" fillOpacity=".08" />
      <path d="M45 64c9 8 21 8 30 0l2 4c-10 8-24 8-34 0Z" fill={lighten(color, 0.86)} />
      {number != null && number !== '' && (
        <text className={styles.number} x="60" y="108" fill={onColor(color)}>
          {number}
        </text>
      )}
    </svg>
  );
}
