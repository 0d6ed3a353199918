import { Fragment } from 'react';
import type { Home } from '../../api/wire/home';
import { NewsSection } from '../../shared/NewsSection';
import { RegistrationBanner, SupporterSection } from '../../shared/SupporterSection';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { partners, sponsors } from '../../content/supporters';
import { IncrementalList } from '../../loading/IncrementalList';
import { ClubsSection } from './ClubsSection';
import type { Elements } from '../../ui/elements';

interface LeagueHomeRestProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly home: Home | undefined;
  readonly failed: boolean;
  /** The league's video, unless it is beside the table. */
  readonly video: Elements;
}

/** The league's page below its table, section by section: all of it at once would be a long frame for a slow phone. */
export default function LeagueHomeRest({ code, home, failed, video }: LeagueHomeRestProps) {
  const sections = [
    !failed && (
      <SectionBoundary key="clubs">
        <ClubsSection code={code} clubs={home?.clubs} />
      </SectionBoundary>
    ),
    <Fragment key="register">
      <div className="section">
        <RegistrationBanner />
      </div>
      {video}
    </Fragment>,
    !failed && (
      <SectionBoundary key="news">
        <NewsSection news={home?.news} />
      </SectionBoundary>
    ),
    <Fragment key="supporters">
      <SupporterSection title="Sponsoren" supporters={sponsors} />
      <SupporterSection title="Partner" supporters={partners} />
    </Fragment>,
  ];
  return (
    <div className="wrap">
      <IncrementalList items={sections} first={1} step={1}>
        {(section: Elements) => section}
      </IncrementalList>
    </div>
  );
}
