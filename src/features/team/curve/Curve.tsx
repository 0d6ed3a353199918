import type { ClubId } from '../../../entities/ids';
import type { NameOf } from '../../../entities/standing/figures';
import type { PositionCurve } from '../../../entities/views/positions';
import { matchText, CURVE_FAILED } from './geometry';
import { useCallback, useState } from 'react';
import type { SeasonIds } from '../../../entities/views/fixtures';
import type { Club } from '../../../entities/club/model';
import { selectClub } from '../../../entities/select';
import { NAMELESS_TEAM } from '../../../shared/sides';
import { byText } from '../../../lib/text';
import { useAppStore } from '../../../store/hooks';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Select } from '../../../ui/Select';
import { Box, Skeleton } from '../../../ui/Skeleton';
import { CurveChart } from './CurveChart';
import { useCurve } from './useCurve';
import styles from './Curve.module.css';

interface CurveTableProps {
  readonly curve: PositionCurve;
  readonly club: ClubId;
  readonly second: ClubId | null;
  readonly nameOf: NameOf;
}

/** The curve's figures for screen readers. */
function CurveTable({ curve, club, second, nameOf }: CurveTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Platz nach jedem Spieltag</caption>
        <thead>
          <tr>
            <th scope="col">Spieltag</th>
            <th scope="col">{nameOf(club)}</th>
            <th scope="col">Spiel</th>
            {second !== null && <th scope="col">{nameOf(second)}</th>}
          </tr>
        </thead>
        <tbody>
          {curve.played.map((day) => (
            <tr key={day.matchday}>
              <th scope="row">{day.matchday}</th>
              <td>{`${day.ranks.get(club) ?? ''}. Platz`}</td>
              <td>{matchText(day, club, nameOf) ?? 'kein Spiel'}</td>
              {second !== null && <td>{`${day.ranks.get(second) ?? ''}. Platz`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
