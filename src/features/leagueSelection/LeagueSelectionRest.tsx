import { Play } from 'lucide-react';
import type { Home } from '../../api/wire/home';
import { LivescoreCell } from '../../shared/LivescoreCell';
import { NewsSection } from '../../shared/NewsSection';
import type { Phase } from '../../shared/phase';
import { RegistrationBanner, SupporterSection } from '../../shared/SupporterSection';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { federation, liveStream } from '../../content/federation';
import { partners, sponsors } from '../../content/supporters';
import { ActionCell } from '../../ui/blocks/ActionCell';
import { ErrorState } from '../../ui/ErrorState';
import { SectionHeading } from '../../ui/SectionHeading';
import { StreamVideo } from './StreamVideo';
import { START_FAILED } from './useLeagues';
import styles from './LeagueSelectionRest.module.css';

const channel = federation.social.find(({ network }) => network === 'youtube');

interface LeagueSelectionRestProps {
  readonly start: Exclude<Phase<{ readonly home: Home }>, { readonly phase: 'empty' }>;
}

/** The start page below the leagues. */
export default function LeagueSelectionRest({ start }: LeagueSelectionRestProps) {
  const home = start.phase === 'ready' ? start.home : undefined;
  return (
    <div className="wrap">
      <div className={`section ${styles.actions}`}>
        <RegistrationBanner narrow />
        <LivescoreCell line="Alle Stände auf einen Blick." />
        {channel && (
          <ActionCell
            to={channel.url}
            icon={<Play size={24} aria-hidden />}
            title="Livestream"
            line={liveStream.teaser}
          />
        )}
      </div>
      {start.phase === 'failed' ? (
        <section className="section" aria-labelledby="news">
          <SectionHeading id="news" title="News" link={{ to: '/news', label: 'ALLE NEWS' }} />
          <ErrorState text={START_FAILED} onRetry={start.retry} />
        </section>
      ) : (
        <SectionBoundary>
          <NewsSection news={home?.news} layout="lead" />
        </SectionBoundary>
      )}
      <div className={`section ${styles.foot}`}>
        <StreamVideo league={home?.league ?? undefined} slides={home?.slides} />
        <div className={styles.supporters}>
          <SupporterSection title="Sponsoren" supporters={sponsors} className="" />
          <SupporterSection title="Partner" supporters={partners} className="" />
        </div>
      </div>
    </div>
  );
}
