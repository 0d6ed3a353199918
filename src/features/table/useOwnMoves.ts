import { useEffect, useRef } from 'react';
import type { NameOf } from '../../entities/standing/figures';
import type { Standing } from '../../entities/standing/model';
import type { Moved } from '../../entities/standing/order';
import { announce } from '../../lib/announce';
import { selectFavourites } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { moveWords } from '../../ui/MoveMark';

/** Minimum time between announcements. */
const PAUSE_MS = 10_000;

/** Announces moves of followed teams in the live table: only changes, at most one every ten seconds. */
export function useOwnMoves(rows: readonly Moved<Standing>[], nameOf: NameOf): void {
  const own = useAppSelector(selectFavourites);
  const words = rows
    .filter(({ club, move }) => move !== 0 && own.some((team) => team.club === club))
    .map(({ club, move }) => `${nameOf(club)}: ${moveWords(move)}`)
    .join('. ');
  const said = useRef({ words: '', at: 0 });
  useEffect(() => {
    if (words === said.current.words) return;
    const timer = setTimeout(
      () => {
        said.current = { words, at: Date.now() };
        if (words !== '') announce(words);
      },
      Math.max(0, said.current.at + PAUSE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [words]);
}
