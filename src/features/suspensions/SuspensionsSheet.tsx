import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useSuspensionsQuery } from '../../api/players';
import { requestName } from '../../api/requestName';
import { Sheet } from '../../shared/Sheet';
import { useYellows } from '../../shared/useYellows';
import type { SuspensionId } from '../../entities/ids';
import type { Suspension } from '../../entities/suspension/model';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectMany, selectPlayer, selectSuspension } from '../../entities/select';
import { oneYellowAway } from '../../entities/views/radar';
import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/text';
import { useLeagueName } from '../../league/currentLeague';
import { useAppSelector } from '../../store/hooks';
import table from '../../ui/print/SheetTable.module.css';
import { NOBODY_AWAY, NOBODY_SUSPENDED } from './SuspensionRow';

const nobody: readonly SuspensionId[] = [];

/** Who is suspended and who is one yellow card away, the latter only if the page has loaded it. */
export default function SuspensionsSheet({ code }: { readonly code: string }) {
  const { currentData = nobody } = useSuspensionsQuery(code);
  const suspended = useAppSelector((state) => selectMany(state, currentData, selectSuspension), shallowEqual);
  const board = useYellows(code);
  const league = useLeagueName(code);
  const away = board.phase === 'ready' ? oneYellowAway(board.yellows) : [];
  return (
    <Sheet title="Sperren" line={league ?? code} request={requestName('suspensions', code)}>
      <People head="Gesperrt" empty={NOBODY_SUSPENDED}>
        {suspended.map((one) => (
          <Person key={one.id} {...one} word={`bis ${formatDate(one.until)}`} />
        ))}
      </People>
      {board.phase === 'ready' && (
        <>
          <h2 className={table.heading}>Vor der Sperre</h2>
          <People head="Karten" empty={NOBODY_AWAY}>
            {away.map((one) => (
              <Person key={one.id} {...one} word={`${formatNumber(one.count)} Gelbe Karten`} />
            ))}
          </People>
        </>
      )}
    </Sheet>
  );
}

interface PeopleProps {
  readonly head: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function People({ head, empty, children }: PeopleProps) {
  if (children.length === 0) return <p className={table.note}>{empty}</p>;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>Spieler</th>
          <th>SID</th>
          <th>Mannschaft</th>
          <th className={table.figure}>{head}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface PersonProps extends Pick<Suspension, 'player' | 'playerAs' | 'club' | 'clubAs'> {
  readonly sid?: string | null;
  /** Until when, or why. */
  readonly word: string;
}

function Person({ player: id, playerAs, club: clubId, clubAs, sid, word }: PersonProps) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  const club = useAppSelector((state) => selectClub(state, clubId));
  return (
    <tr>
      <th scope="row">{fullName(player?.name ?? playerAs.name)}</th>
      <td>{sid ?? player?.sid}</td>
      <td>{club?.name ?? clubAs.name}</td>
      <td className={`${table.figure} ${table.strong}`}>{word}</td>
    </tr>
  );
}
