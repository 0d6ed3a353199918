import { shallowEqual } from 'react-redux';
import { STATUS_LABELS } from '../../shared/matchLabels';
import type { SideView } from '../../shared/sides';
import type { PlayerId } from '../../entities/ids';
import { fullName, shownSquad } from '../../entities/player/rules';
import { selectClub, selectMany, selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import styles from './MatchSheet.module.css';
import table from '../../ui/print/SheetTable.module.css';

const nobody: readonly PlayerId[] = [];
/** Columns to tally by hand: goals and cards. */
const STROKES = ['Tore', 'G', 'G/R', 'R'] as const;
/** Blank lines for guest players, or for an unknown squad. */
const SPARE_LINES = 2;
const LINES_WITHOUT_SQUAD = 14;

interface SidesProps {
  readonly home: SideView;
  readonly away: SideView;
}

/** An empty score sheet with both squads. */
export function ScoreSheet({ home, away }: SidesProps) {
  return (
    <>
      <div className={styles.results}>
        <Boxes words={STATUS_LABELS.halftime} />
        <Boxes words="Endstand" />
      </div>
      <div className={styles.sides}>
        <Squad side={home} />
        <Squad side={away} />
      </div>
      <div className={styles.signatures}>
        {[home.name, away.name, 'Schiedsrichter'].map((who, index) => (
          <p key={index}>{who}</p>
        ))}
      </div>
    </>
  );
}

function Boxes({ words }: { readonly words: string }) {
  return (
    <p className={styles.boxes}>
      <span>{words}</span>
      <span className={styles.box} />
      <span>:</span>
      <span className={styles.box} />
    </p>
  );
}

/** Eligible and suspended players as on the team's page, and blank lines. */
function Squad({ side }: { readonly side: SideView }) {
  const ids = useAppSelector((state) => selectClub(state, side.id)?.squad ?? nobody);
  const players = shownSquad(useAppSelector((state) => selectMany(state, ids, selectPlayer), shallowEqual));
  const spare = players.length === 0 ? LINES_WITHOUT_SQUAD : SPARE_LINES;
  return (
    <section>
      <h2 className={styles.team}>{side.name}</h2>
      <table className={`${table.table} ${styles.squad}`}>
        <thead>
          <tr>
            <th>Nr.</th>
            <th>Name</th>
            {STROKES.map((stroke) => (
              <th key={stroke} className={styles.stroke}>
                {stroke}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, name, number, eligibility }) => (
            <tr key={id} className={table.blank}>
              <td>{number}</td>
              <td>{`${fullName(name)}${eligibility === 'suspended' ? ' (gesperrt)' : ''}`}</td>
              <Strokes />
            </tr>
          ))}
          {Array.from({ length: spare }, (_none, index) => (
            <tr key={index} className={table.blank}>
              <td />
              <td />
              <Strokes />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Strokes = () => STROKES.map((stroke) => <td key={stroke} className={styles.stroke} />);
