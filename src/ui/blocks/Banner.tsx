import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../Button';
import { classes } from '../elements';
import { PitchLines } from '../icons/PitchLines';
import { ShirtRow } from '../icons/ShirtRow';
import styles from './Banner.module.css';

type BannerProps = {
  title: string;
  text: string;
  action: { to: string; label: string };
  /** Beside other content: shorter lines, shirts at the bottom right. */
  narrow?: boolean | undefined;
};

/** The invitation on pitch green: title, two lines, the neon button, a row of shirts. */
export function Banner({ title, text, action, narrow = false }: BannerProps) {
  return (
    <section className={classes(styles.banner, narrow && styles.narrow, 'on-dark')} aria-label={title}>
      <PitchLines />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink to={action.to} variant="neon">
          <span>{action.label}</span>
          <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      </div>
      <div className={styles.shirts}>
        <ShirtRow />
      </div>
    </section>
  );
}
