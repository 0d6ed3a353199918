import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Anchor } from './Link';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = {
  title: string;
  /** For the section's `aria-labelledby`. */
  id?: string | undefined;
  level?: 2 | 3 | undefined;
  /** A secondary fact beside the title: "12 Teams". */
  aside?: ReactNode | undefined;
  /** Link to the full page. */
  link?: { to: string; label: string } | undefined;
};

/** The heading of a section: 3 px rule, title, a secondary fact and a link to more. */
export function SectionHeading({ title, id, level = 2, aside, link }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <Heading id={id}>{title}</Heading>
      {aside && <span className={styles.aside}>{aside}</span>}
      {link && (
        <Anchor to={link.to} className={styles.link}>
          <span>{link.label}</span>
          <ArrowRight size={17} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}
