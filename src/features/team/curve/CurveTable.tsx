import type { ClubId } from '../../../entities/ids';
import type { NameOf } from '../../../entities/standing/figures';
import type { PositionCurve } from '../../../entities/views/positions';
import { matchWords } from './words';

interface CurveTableProps {
  readonly curve: PositionCurve;
  readonly club: ClubId;
  readonly second: ClubId | null;
  readonly nameOf: NameOf;
}

/** The curve's figures for screen readers. */
export function CurveTable({ curve, club, second, nameOf }: CurveTableProps) {
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
              <td>{`${day.places.get(club) ?? ''}. Platz`}</td>
              <td>{matchWords(day, club, nameOf) ?? 'kein Spiel'}</td>
              {second !== null && <td>{`${day.places.get(second) ?? ''}. Platz`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
