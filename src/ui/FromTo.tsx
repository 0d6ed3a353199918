import { ArrowRight } from 'lucide-react';
import { Anchor } from './Link';
import { Crest } from './Crest';
import styles from './FromTo.module.css';

type End = { label: string; name: string; logo: string | null | undefined; to?: string | undefined };

type FromToProps = {
  from: End;
  to: End;
  /** Text alternative of the arrow: "wechselt zu". */
  arrow: string;
};

/** Two teams with an arrow between them. */
export function FromTo({ from, to, arrow }: FromToProps) {
  return (
    <div className={styles.route}>
      <Team {...from} />
      <span className={styles.disc}>
        <ArrowRight size={24} aria-hidden />
        <span className="visually-hidden">{arrow}</span>
      </span>
      <Team {...to} />
    </div>
  );
}

function Team({ label, name, logo, to }: End) {
  return (
    <div className={styles.side}>
      <Crest src={logo} name={name} size={60} />
      <span className={styles.label}>{label}</span>
      {to ? (
        <Anchor to={to} className={styles.name} translate="no">
          {name}
        </Anchor>
      ) : (
        <span className={styles.name} translate="no">
          {name}
        </span>
      )}
    </div>
  );
}
