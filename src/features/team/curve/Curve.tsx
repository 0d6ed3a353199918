import { useCallback, useState } from 'react';
import type { SeasonIds } from '../../../entities/views/fixtures';
import type { Club } from '../../../entities/club/model';
import type { ClubId } from '../../../entities/ids';
import { selectClub } from '../../../entities/select';
import { NAMELESS_TEAM } from '../../../cards/sides';
import { byText } from '../../../lib/collator';
import { useAppStore } from '../../../store/hooks';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Select } from '../../../ui/Select';
import { Box, Skeleton } from '../../../ui/Skeleton';
import { CurveChart } from './CurveChart';
import { CurveTable } from './CurveTable';
import { useCurve } from './useCurve';
import { CURVE_FAILED } from './words';
import styles from './Curve.module.css';

export interface CurveProps {
  readonly club: Club;
  readonly seasons: readonly SeasonIds[];
}

/** A team's place after each matchday of the shown season, optionally with a second team's (docs/behaviour.md 13). */
export default function Curve({ club, seasons }: CurveProps) {
  const state = useCurve(club, seasons);
  const store = useAppStore();
  const [chosen, setChosen] = useState('');
  const nameOf = useCallback((id: ClubId) => selectClub(store.getState(), id)?.name ?? NAMELESS_TEAM, [store]);
  if (state.phase === 'loading')
    return (
      <Skeleton label="Fieberkurve wird geladen…">
        <Box width="100%" height={420} />
      </Skeleton>
    );
  if (state.phase === 'failed') return <ErrorState text={CURVE_FAILED} onRetry={state.retry} />;
  if (state.phase === 'empty') return <EmptyState title="Noch keine Spiele in dieser Auswahl." />;
  const { curve, season } = state;
  const others = curve.clubs.filter((id) => id !== club.id).toSorted((a, b) => byText(nameOf(a), nameOf(b)));
  const second = others.find((id) => id === chosen) ?? null;
  const parts = { curve, club: club.id, second, nameOf };
  return (
    <div className={`card ${styles.card}`}>
      <div className={styles.head}>
        <ul className={styles.legend}>
          <li>
            <span className={styles.ownKey} aria-hidden />
            <span>{club.name}</span>
          </li>
          {second !== null && (
            <li>
              <span className={styles.secondKey} aria-hidden />
              <span>{nameOf(second)}</span>
            </li>
          )}
        </ul>
        <Select
          className={styles.select}
          label="Zweites Team"
          value={second ?? ''}
          onChange={setChosen}
          options={[{ value: '', label: 'Keines' }, ...others.map((id) => ({ value: id, label: nameOf(id) }))]}
        />
      </div>
      <CurveChart {...parts} />
      <CurveTable {...parts} />
      <p className={styles.note}>
        {season !== '' && <span>{`Saison ${season} · `}</span>}
        <span>Nachtragsspiele zählen zu ihrem Spieltag.</span>
      </p>
    </div>
  );
}
