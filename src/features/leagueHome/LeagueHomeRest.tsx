import type { ReactNode } from 'react';
import type { Home } from '../../api/wire/home';
import { NewsSection } from '../../cards/NewsSection';
import { RegistrationBanner } from '../../cards/RegistrationBanner';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { SupporterSection } from '../../cards/SupporterSection';
import { partners, sponsors } from '../../content/supporters';
import { ClubsSection } from './ClubsSection';

interface LeagueHomeRestProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly home: Home | undefined;
  readonly failed: boolean;
  /** The league's video, unless it is beside the table. */
  readonly video: ReactNode;
}

/** The league's page below its table. */
export default function LeagueHomeRest({ code, home, failed, video }: LeagueHomeRestProps) {
  return (
    <div className="wrap">
      {!failed && (
        <SectionBoundary>
          <ClubsSection code={code} clubs={home?.clubs} />
        </SectionBoundary>
      )}
      <div className="section">
        <RegistrationBanner />
      </div>
      {video}
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
