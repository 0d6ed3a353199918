export interface SocialLink {
  readonly network: 'instagram' | 'facebook' | 'youtube';
  readonly label: string;
  readonly url: string;
}

/** What every page says of the federation; the rest is in `headquarters.ts` and `supporters.ts`. All of it is invented. */
export interface Federation {
  readonly name: string;
  readonly shortName: string;
  readonly slogan: string;
  readonly teamLoginUrl: string;
  readonly refereeLoginUrl: string;
  readonly social: readonly SocialLink[];
  readonly seasonLabel: string;
  /** Closing line of the footer. */
  readonly disclaimer: string;
}

export const federation: Federation = {
  name: 'Kleinfeld Bund Österreich',
  shortName: 'KBÖ',
  slogan: 'Sonntag ist Spieltag.',
  teamLoginUrl: 'https://team.kboe.example/',
  refereeLoginUrl: 'https://schiedsrichter.kboe.example/',
  social: [
    { network: 'instagram', label: 'KBÖ auf Instagram', url: 'https://instagram.kboe.example/' },
    { network: 'facebook', label: 'KBÖ auf Facebook', url: 'https://facebook.kboe.example/' },
    { network: 'youtube', label: 'KBÖ auf YouTube', url: 'https://youtube.kboe.example/' },
  ],
  seasonLabel: 'SEASON 2025-2026',
  disclaimer: 'Demo-Verband. Alle Vereine, Personen und Sponsoren sind erfunden.',
};

/** The video card of the league selection: Sunday's live stream. */
export const liveStream = {
  title: 'Livestreams am Sonntag',
  teaser: 'Jeden Sonntag ein Spiel live im Video.',
  youtube: 'https://www.youtube.com/watch?v=kboe-demo-1',
} satisfies Record<string, string>;
