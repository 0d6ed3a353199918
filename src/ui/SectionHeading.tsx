import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Anchor } from './Anchor';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  level?: 2 | 3 | undefined;
  /** A quiet fact beside the title: "12 Teams". */
  aside?: ReactNode | undefined;
  /** Where there is more. */
  link?: { to: string; label: string } | undefined;
};

/** Opens a section: the 3 px ink rule, the heading, a quiet fact and a way to more. */
export function SectionHeading({ title, id, level = 2, aside, link }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <Heading id={id}>{title}</Heading>
      {aside && <span className={styles.aside}>{aside}</span>}
      {link && (
        <Anchor to={link.to} className={styles.link}>
          {link.label}
          <ArrowRight size={17} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}
