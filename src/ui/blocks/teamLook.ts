/** A team as a look needs it: a name, a picture, perhaps an address to open. */
export type TeamLook = {
  name: string;
  logo: string | null | undefined;
  to?: string | undefined;
  /** The visitor follows it: it carries the star, its row a quiet tint. */
  own?: boolean | undefined;
};

/** Goals of both sides; a side is null while it is not known. */
export type ScoreLook = { home: number | null; away: number | null };

/** Which side lost a finished match; null for a draw, an unknown score or a match not over. */
export function loserOf(look: string, score: ScoreLook): 'home' | 'away' | null {
  const { home, away } = score;
  if (look !== 'finished' || home === null || away === null || home === away) return null;
  return home < away ? 'home' : 'away';
}
