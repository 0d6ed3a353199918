import { ErrorState } from '../ui/ErrorState';
import { StandingsSkeleton } from '../ui/blocks/StandingsSkeleton';
import { StandingsTableView } from '../ui/blocks/StandingsTableView';
import { Rulings } from './Rulings';
import type { Phase, UnknownLeague as Unknown } from './phase';
import { NoStandings, UnknownLeague } from './NoLeague';
import { TABLE_FAILED } from './useOfficialTable';
import type { Standings } from './useStandings';

interface StandingsTableProps {
  readonly standings: Phase<Standings> | Unknown;
  /** Name or code of the league, for the caption. */
  readonly league: string;
  /** Expected number of teams while the table loads. */
  readonly teams?: number | undefined;
}

/** The table of a league's current season with promotion, relegation and, if known, form. */
export function StandingsTable({ standings, league, teams }: StandingsTableProps) {
  switch (standings.phase) {
    case 'loading':
      return <StandingsSkeleton rows={teams} />;
    case 'failed':
      return <ErrorState text={TABLE_FAILED} onRetry={standings.retry} />;
    case 'unknownLeague':
      return <UnknownLeague />;
    case 'empty':
      return <NoStandings />;
    case 'ready':
      return (
        <StandingsTableView
          caption={`Tabelle ${league}`}
          rows={standings.rows}
          note={<Rulings lines={standings.rulings} />}
        />
      );
  }
}
