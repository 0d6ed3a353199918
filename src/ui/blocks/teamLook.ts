/** A team for display: a name, a picture and possibly a link. */
export type TeamLook = {
  name: string;
  logo: string | null | undefined;
  to?: string | undefined;
  /** The visitor follows it: star and tinted row. */
  own?: boolean | undefined;
};

/** Goals of both sides; null while unknown. */
export type ScoreLook = { home: number | null; away: number | null };

/** Which side lost a finished match; null for a draw, an unknown score or an unfinished match. */
export function loserOf(look: string, score: ScoreLook): 'home' | 'away' | null {
  const { home, away } = score;
  if (look !== 'finished' || home === null || away === null || home === away) return null;
  return home < away ? 'home' : 'away';
}
