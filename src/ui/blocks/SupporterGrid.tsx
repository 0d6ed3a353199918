import { Asterisk, CircleDot, Hexagon, Orbit, Triangle, Workflow } from 'lucide-react';
import styles from './SupporterGrid.module.css';

const marks = {
  circle: CircleDot,
  hexagon: Hexagon,
  triangle: Triangle,
  squares: Workflow,
  asterisk: Asterisk,
  orbit: Orbit,
};

type SupporterGridProps = {
  supporters: readonly { readonly name: string; readonly mark: keyof typeof marks }[];
};

/** Sponsors or partners side by side: drawn logo and name. */
export function SupporterGrid({ supporters }: SupporterGridProps) {
  return (
    <ul className={`card ${styles.grid}`}>
      {supporters.map(({ name, mark }) => {
        const Mark = marks[mark];
        return (
          <li key={name}>
            <Mark size={22} aria-hidden />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
