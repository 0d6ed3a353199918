import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Ban, Check } from 'lucide-react';
import { Link } from '../Link';
import { BackView } from '../BackView';
import { Chip } from '../Chip';
import { classes } from '../elements';
import { Popup } from '../Popup';
import { useLoadable } from '../hooks';
import styles from './PlayerCardView.module.css';

/** The grid around squad cards: 2, 3, 4 or 6 columns. */
export function PlayerGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

type PlayerCardProps = {
  to: string;
  firstName: string;
  lastName: string;
  /** "Tormann" */
  position?: string | null | undefined;
  image: string | null | undefined;
  number?: string | number | null | undefined;
  /** The club's main colour as hex. */
  color?: string | null | undefined;
  captain?: boolean | undefined;
  blocked: boolean;
  /** "Spielberechtigt" or "Gesperrt" */
  eligibility: string;
  /** Text of the popup: "Darf eingesetzt werden." */
  explanation: string;
  /** Below the chip. */
  mark?: ReactNode;
};

/** A player of the squad. The chip opens a three-second popup that explains the eligibility. */
export function PlayerCardView({
  to,
  firstName,
  lastName,
  position,
  image,
  number,
  color,
  captain = false,
  blocked,
  eligibility,
  explanation,
  mark,
}: PlayerCardProps) {
  const [explained, setExplained] = useState(false);
  const close = useCallback(() => setExplained(false), []);
  const picture = useLoadable(image);
  const Icon = blocked ? Ban : Check;
  return (
    <li className={classes('card', styles.card)}>
      <Link to={to} className={styles.open}>
        <span className={classes(styles.picture, blocked && styles.grey)}>
          {picture.src ? (
            <>
              <img
                src={picture.src}
                alt=""
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                onError={picture.onError}
              />
              <span className={styles.number}>
                <span className="visually-hidden">Nummer </span>
                <span translate="no">{number}</span>
              </span>
            </>
          ) : (
            <BackView color={color} number={number} />
          )}
        </span>
        {captain && (
          <span className={styles.captain}>
            <span aria-hidden>C</span>
            <span className="visually-hidden">Kapitän</span>
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.first} translate="no">
            {firstName}
          </span>
          <span className={styles.last} translate="no">
            {lastName}
          </span>
          <span className={styles.position}>{position}</span>
        </span>
      </Link>
      <button type="button" className={styles.state} aria-expanded={explained} onClick={() => setExplained(true)}>
        <Chip tone={blocked ? 'err' : 'ok'} large icon={<Icon size={15} aria-hidden />}>
          {eligibility}
        </Chip>
      </button>
      {mark && <span className={styles.mark}>{mark}</span>}
      {explained && (
        <Popup icon={<Icon size={16} aria-hidden />} title={eligibility} text={explanation} onClose={close} />
      )}
    </li>
  );
}
