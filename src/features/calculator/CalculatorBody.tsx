import { useEffect, useState, useRef } from 'react';
import type { RefObject } from 'react';
import { Rulings, rulingsOf } from '../../shared/Rulings';
import { attempt } from '../../lib/trouble';
import { Button } from '../../ui/Button';
import { Crest } from '../../ui/Crest';
import { MoveMark } from '../../ui/Marks';
import type { Calculator } from './useCalculator';
import { useWatchedRow, useAnnouncedRank } from './useCalculator';
import styles from './CalculatorScreen.module.css';
import { Info } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { OpenMatches } from './OpenMatches';
import { OutlookTable } from './OutlookTable';

interface DockProps {
  readonly calculator: Calculator;
  /** The table's section; while it is in view the dock is hidden. */
  readonly table: RefObject<HTMLElement | null>;
}

/**
 * On phones, while the table is out of view: the place of the followed team, else of the leader, and a link to the
 * table.
 */
function Dock({ calculator, table }: DockProps) {
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
        <span>{`${watched.rank}. Platz `}</span>
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

/** Open matches, and beside them (on phones below) the resulting table. */
export function CalculatorBody({ calculator }: { readonly calculator: Calculator }) {
  const { days, damaged, planned, tipped, left } = calculator;
  const table = useRef<HTMLElement>(null);
  useAnnouncedRank(calculator);
  const open = left === 1 ? '1 Spiel noch offen' : `${left} Spiele noch offen`;
  return (
    <>
      {damaged && (
        <div className={styles.damaged}>
          <Note tone="warn">Die Tipps im Link waren nicht lesbar.</Note>
        </div>
      )}
      <div className={styles.columns}>
        <div>
          {days.length > 0 ? (
            <OpenMatches {...calculator} />
          ) : (
            <EmptyState
              drawing="whistle"
              title={
                planned ? 'Diese Saison ist fertig gespielt.' : 'Für diese Saison sind noch keine Spiele angesetzt.'
              }
            />
          )}
        </div>
        <section ref={table} className={styles.table} aria-labelledby="rechner-tabelle">
          <div className={styles.head}>
            <h2 id="rechner-tabelle" tabIndex={-1}>
              Tabelle
            </h2>
            <span>{tipped > 0 ? `mit deinen Tipps, ${open}` : open}</span>
          </div>
          <OutlookTable {...calculator} />
          <Rulings lines={rulingsOf(calculator.table.standings, calculator.nameOf)} />
          <p className={styles.note}>
            <Info size={18} aria-hidden />
            <span>Aussagen nur nach Punkten. Gleiche Punkte gelten nie als sicher.</span>
          </p>
        </section>
      </div>
      {days.length > 0 && <Dock calculator={calculator} table={table} />}
    </>
  );
}
