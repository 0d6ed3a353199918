import { Calculator } from 'lucide-react';
import { prefetchLivescore } from '../../api/livescore';
import { prefetchStandings } from '../../api/tables';
import { NoLeague, UnknownLeague } from '../../shared/NoLeague';
import { printable } from '../../shared/printable';
import { lazyModule } from '../../lib/lazyModule';
import { EmbedPage } from '../../shared/EmbedPage';
import { SharePage } from '../../shared/SharePage';
import { NAMELESS_TEAM } from '../../shared/sides';
import { useOfficialTable } from '../../shared/useOfficialTable';
import type { OfficialTable } from '../../shared/useOfficialTable';
import { wireId } from '../../entities/ids';
import { latestMatchday } from '../../entities/standing/figures';
import { Deferred } from '../../loading/Deferred';
import { leaguePrefetch } from '../../shared/prefetch';
import { useLeagueCode, useLeagueName } from '../../league/currentLeague';
import { ButtonLink } from '../../ui/Button';
import type { Option } from '../../ui/Select';
import { PageTitle } from '../../ui/PageTitle';
import { useMedia } from '../../ui/hooks';
import { LeagueTable } from './LeagueTable';
import styles from './LeagueTable.module.css';
import { encodePathSegment } from '../../lib/url';

export const prefetch = leaguePrefetch((dispatch, code) => {
  void dispatch(prefetchStandings(code));
  void dispatch(prefetchLivescore());
});

const Print = printable(lazyModule(() => import(/* webpackChunkName: "print" */ './TableSheet')));

/** The table of the chosen league, with a link to its calculator. */
export default function TableScreen() {
  const code = useLeagueCode();
  const league = useLeagueName(code);
  const table = useOfficialTable(code);
  const wide = useMedia('(min-width: 43.75em)');
  const matchday = table.phase === 'ready' ? latestMatchday(table.standings) : null;
  const meta = [league, matchday === null ? null : `nach Spieltag ${matchday}`].filter(Boolean).join(' · ');
  return (
    <div className="wrap">
      <PageTitle title="Tabelle" meta={code === null ? undefined : meta || '\u00A0'} iconControl={!wide}>
        {code !== null && (
          <div className={`no-print ${styles.tools}`}>
            {wide && <CalculatorLink />}
            <SharePage
              title={`Tabelle ${league ?? code}`}
              preview={`tabelle/${encodePathSegment(code)}`}
              code={code}
              iconOnly={!wide}
            />
            <EmbedPage
              embedded={{ kind: 'tabelle', id: code, title: `Tabelle ${league ?? code}` }}
              teams={table.phase === 'ready' ? teamsOf(table) : []}
              iconOnly={!wide}
            />
            {table.phase === 'ready' && <Print sheet={{ code, line: meta }} />}
          </div>
        )}
      </PageTitle>
      {code === null ? (
        <NoLeague title="Du hast noch keine Liga gewählt." drawing="shields" />
      ) : table.phase === 'unknownLeague' ? (
        <UnknownLeague />
      ) : (
        <Deferred>
          <LeagueTable key={code} code={code} league={league ?? code} table={table} />
        </Deferred>
      )}
      {!wide && code !== null && (
        <p className={styles.tool}>
          <CalculatorLink wide />
        </p>
      )}
    </div>
  );
}

/** The teams that may stand out in an embedded table. */
function teamsOf({ standings, clubs }: Pick<OfficialTable, 'standings' | 'clubs'>): readonly Option[] {
  return standings.map(({ club }) => ({ value: wireId(club), label: clubs.get(club)?.name ?? NAMELESS_TEAM }));
}

function CalculatorLink({ wide }: { readonly wide?: boolean }) {
  return (
    <ButtonLink to="/tabellenrechner" variant="outline" wide={wide}>
      <Calculator size={18} aria-hidden />
      <span>Tabellenrechner</span>
    </ButtonLink>
  );
}
