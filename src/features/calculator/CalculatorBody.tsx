import { useRef } from 'react';
import { Info } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { Dock } from './Dock';
import { OpenMatches } from './OpenMatches';
import { OutlookTable } from './OutlookTable';
import type { Calculator } from './useCalculator';
import { useSpokenPlace } from './useSpokenPlace';
import styles from './CalculatorScreen.module.css';

/** Open matches, and beside them (on phones below) the resulting table. */
export function CalculatorBody({ calculator }: { readonly calculator: Calculator }) {
  const { days, damaged, planned, tipped, left } = calculator;
  const table = useRef<HTMLElement>(null);
  useSpokenPlace(calculator);
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
