import type { Home } from '../../api/home';
import { tablesApi } from '../../api/tables';
import { NewsSection } from '../../cards/NewsSection';
import { RegistrationBanner } from '../../cards/RegistrationBanner';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { SupporterSection } from '../../cards/SupporterSection';
import { partners, sponsors } from '../../content/federation';
import type { AppStore } from '../../store/makeStore';
import { ClubsSection } from './ClubsSection';
import { LeagueVideo } from './LeagueVideo';
import { TableSection } from './TableSection';

interface LeagueHomeRestProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly home: Home | undefined;
  readonly failed: boolean;
  readonly wide: boolean;
}

/** Asks for the table ahead of a visit. */
export function prefetchTable(dispatch: AppStore['dispatch'], code: string): void {
  void dispatch(tablesApi.endpoints.standings.initiate(code, { subscribe: false }));
}

/** The league's page from the table downwards. */
export default function LeagueHomeRest({ code, home, failed, wide }: LeagueHomeRestProps) {
  const video = <LeagueVideo code={code} news={home?.news} slides={home?.slides} />;
  return (
    <div className="wrap">
      <SectionBoundary>
        <TableSection code={code} aside={wide ? video : null} />
      </SectionBoundary>
      {!failed && (
        <SectionBoundary>
          <ClubsSection code={code} clubs={home?.clubs} />
        </SectionBoundary>
      )}
      <div className="section">
        <RegistrationBanner />
      </div>
      {!wide && video}
      {!failed && (
        <SectionBoundary>
          <NewsSection news={home?.news} />
        </SectionBoundary>
      )}
      <SupporterSection title="Sponsoren" supporters={sponsors} />
      <SupporterSection title="Partner" supporters={partners} />
    </div>
  );
}
