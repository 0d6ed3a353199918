import { useState } from 'react';
import { retryPart } from '../../shared/failedPart';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { lazyPart } from '../../loading/lazyPart';
import { Placeholder } from '../../loading/Deferred';
import { selectFavourites } from '../../filters/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import styles from './MyTeamsSlot.module.css';

const MyTeams = lazyPart(() => import(/* webpackChunkName: "myTeams" */ './MyTeams'), {
  placeholder: () => <Places />,
  failed: (part) => <ErrorState text="Deine Teams konnten nicht geladen werden." onRetry={retryPart(part)} />,
});

/** A place for each followed team. */
function Places() {
  const teams = useAppSelector(selectFavourites);
  return (
    <Placeholder>
      <div className={styles.grid} aria-hidden>
        {teams.map(({ club }) => (
          <div key={club} className={`card ${styles.place}`} />
        ))}
      </div>
    </Placeholder>
  );
}

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
        <MyTeams mayAsk={due} editing={editing} grid={styles.grid} className={styles.place} />
      </SectionBoundary>
    </section>
  );
}
