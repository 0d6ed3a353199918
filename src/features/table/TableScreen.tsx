import { tablesApi } from '../../api/tables';
import { NoLeague } from '../../cards/NoLeague';
import { leaguePrefetch } from '../../screen/leaguePrefetch';
import { StandingsTable } from '../../cards/StandingsTable';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { useLeagueName } from '../../screen/useLeagueName';
import { useStandings } from '../../cards/useStandings';
import { PageTitle } from '../../ui/PageTitle';

export const prefetch = leaguePrefetch(
  (dispatch, code) => void dispatch(tablesApi.endpoints.standings.initiate(code, { subscribe: false })),
);

/** The table of the chosen league. */
export default function TableScreen() {
  const code = useLeagueCode();
  const league = useLeagueName(code);
  const standings = useStandings(code);
  const matchday = standings.phase === 'ready' ? standings.matchday : null;
  const meta = [league, matchday === null ? null : `nach Spieltag ${matchday}`].filter(Boolean).join(' · ');
  return (
    <div className="wrap">
      <PageTitle title="Tabelle" meta={meta || '\u00A0'} />
      {code === null ? (
        <NoLeague title="Du hast noch keine Liga gewählt." drawing="shields" />
      ) : (
        <StandingsTable standings={standings} league={league ?? code} />
      )}
    </div>
  );
}
