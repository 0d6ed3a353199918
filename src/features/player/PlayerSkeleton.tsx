import { HeroBand } from '../../ui/HeroBand';
import { SectionHeading } from '../../ui/SectionHeading';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import facts from './PlayerFacts.module.css';
import figures from './PlayerFigures.module.css';
import hero from './PlayerHero.module.css';

/** Placeholder for the hero and facts of an unknown player. */
export function PlayerHeroSkeleton() {
  return (
    <>
      <HeroBand waiting ground="var(--pitch-2)">
        <h1 className="visually-hidden" tabIndex={-1}>
          Spieler
        </h1>
        <div className={`wrap ${hero.stage}`} />
        <div className={hero.block}>
          <Skeleton className={`wrap ${hero.words}`} label="">
            <Box width={240} height={60} />
            <Box width={40} height={60} />
          </Skeleton>
        </div>
      </HeroBand>
      <div className={facts.band}>
        <Skeleton className={`wrap ${facts.facts}`} label="">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={facts.fact}>
              <Line width={70} />
              <Line width={110} height={18} />
            </div>
          ))}
        </Skeleton>
      </div>
    </>
  );
}

/** Placeholder for figures and matches, below their headings. */
export function PlayerSkeleton() {
  return (
    <>
      <div className={figures.figures}>
        {['Saisonstatistik', 'Ewige Statistik'].map((title) => (
          <div key={title}>
            <SectionHeading title={title} />
            <Skeleton label="" className={figures.waiting}>
              <Box height="100%" style={{ borderRadius: 10 }} />
            </Skeleton>
          </div>
        ))}
      </div>
      <div className="section">
        <SectionHeading title="Spiele & Ergebnisse" />
        <Skeleton label="Spieler wird geladen…">
          <Box height={56} style={{ marginBottom: 16 }} />
          <Box height={240} style={{ borderRadius: 10 }} />
        </Skeleton>
      </div>
    </>
  );
}
