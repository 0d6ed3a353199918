import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { attempt } from '../../lib/attempt';
import { Button } from '../../ui/Button';
import { Crest } from '../../ui/Crest';
import { MoveMark } from '../../ui/MoveMark';
import type { Calculator } from './useCalculator';
import { useWatchedRow } from './useWatchedRow';
import styles from './CalculatorScreen.module.css';

interface DockProps {
  readonly calculator: Calculator;
  /** The table's section; while it is in view the dock is hidden. */
  readonly table: RefObject<HTMLElement | null>;
}

/**
 * On phones, while the table is out of view: the place of the followed team, else of the leader, and a link to the
 * table.
 */
export function Dock({ calculator, table }: DockProps) {
  const [away, setAway] = useState(false);
  const watched = useWatchedRow(calculator.rows);
  useEffect(() => {
    const section = table.current;
    if (section === null) return;
    const observer = attempt(
      () => new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false)),
      undefined,
    );
    observer?.observe(section);
    return () => observer?.disconnect();
  }, [table]);
  if (!away || watched === undefined) return null;
  const name = calculator.nameOf(watched.row.club);
  return (
    <div className={styles.dock}>
      <Crest src={calculator.table.clubs.get(watched.row.club)?.logo} name={name} size={32} alt={name} />
      <span className={styles.dockPlace}>
        <span>{`${watched.place}. Platz `}</span>
        <MoveMark by={watched.row.move} />
      </span>
      <Button
        variant="dark"
        onClick={() => {
          table.current?.scrollIntoView();
          table.current?.querySelector('h2')?.focus({ preventScroll: true });
        }}
      >
        Zur Tabelle
      </Button>
    </div>
  );
}
