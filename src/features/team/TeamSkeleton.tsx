import { PlayerGrid } from '../../ui/blocks/PlayerCardView';
import card from '../../ui/blocks/PlayerCardView.module.css';
import { classes } from '../../ui/elements';
import { HeroBand } from '../../ui/HeroBand';
import { SectionHeading } from '../../ui/SectionHeading';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import figures from './TeamFigures.module.css';
import header from './TeamHeader.module.css';

/** Placeholder for the header of an unknown team. */
export function TeamHeaderSkeleton() {
  return (
    <HeroBand waiting>
      <h1 className="visually-hidden" tabIndex={-1}>
        Mannschaft
      </h1>
      <Skeleton className={`wrap ${header.inner}`} label="">
        <span className={header.crest}>
          <Box height="100%" />
        </span>
        <span className={header.name}>
          <Box width="70%" height={40} />
        </span>
        <div className={header.facts}>
          <Line width={260} height={40} />
        </div>
        <div className={header.kits}>
          <Box height={132} />
          <Box height={132} />
        </div>
      </Skeleton>
    </HeroBand>
  );
}

/** Placeholder for figures and squad, below their headings. */
export function TeamSkeleton() {
  return (
    <>
      <section id="statistik" className={figures.figures} aria-label="Statistik">
        {['Saisonstatistik', 'Ewige Statistik'].map((title) => (
          <div key={title}>
            <SectionHeading title={title} />
            <Skeleton label="" className={figures.waiting}>
              <Box height="100%" style={{ borderRadius: 10 }} />
            </Skeleton>
          </div>
        ))}
      </section>
      <section id="kader" className="section" aria-label="Kader">
        <SectionHeading title="Kader" />
        <Skeleton label="Mannschaft wird geladen…">
          <PlayerGrid>
            {Array.from({ length: 12 }, (_, index) => (
              <li key={index} className={classes('card', card.card)} aria-hidden>
                <span className={card.picture}>
                  <Box height="100%" style={{ borderRadius: 0 }} />
                </span>
                <span className={card.words}>
                  <Line width="40%" style={{ marginBottom: 8 }} />
                  <Line width="75%" height={22} />
                </span>
                <span className={card.state}>
                  <Box width={110} height={28} />
                </span>
              </li>
            ))}
          </PlayerGrid>
        </Skeleton>
      </section>
      <section id="spiele" className="section" aria-label="Spiele & Ergebnisse">
        <SectionHeading title="Spiele & Ergebnisse" />
        <Skeleton label="">
          <Box height={56} style={{ marginBottom: 16 }} />
          <Box height={80} />
        </Skeleton>
      </section>
    </>
  );
}
