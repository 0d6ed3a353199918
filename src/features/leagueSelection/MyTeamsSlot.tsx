import { lazy, Suspense, useState } from 'react';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { selectFavourites } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import styles from './MyTeamsSlot.module.css';

const MyTeams = lazy(() => import(/* webpackChunkName: "myTeams" */ './MyTeams'));

/**
 * Place of the followed teams between hero and leagues (docs/behaviour.md 11). Their number is known from the start, so
 * the space is reserved in the first frame; the content is a chunk of its own.
 * @param due whether the first content is there, so that calls may be made
 */
export function MyTeamsSlot({ due }: { readonly due: boolean }) {
  const teams = useAppSelector(selectFavourites);
  const [editing, setEditing] = useState(false);
  if (teams.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="meine-teams">
      <div className={styles.head}>
        <h2 id="meine-teams" tabIndex={-1}>
          Meine Teams
        </h2>
        <Button onClick={() => setEditing(!editing)}>{editing ? 'Fertig' : 'Bearbeiten'}</Button>
      </div>
      <SectionBoundary>
        <Suspense
          fallback={
            <div className={styles.grid} aria-hidden>
              {teams.map(({ club }) => (
                <div key={club} className={`card ${styles.place}`} />
              ))}
            </div>
          }
        >
          <MyTeams due={due} editing={editing} grid={styles.grid} place={styles.place} />
        </Suspense>
      </SectionBoundary>
    </section>
  );
}
