import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectHasCapability } from '../../api/capabilities';
import { useSearchQuery } from '../../api/search';
import { FIND_KINDS, find, sentenceWith } from '../../entities/search/find';
import type { Findable } from '../../entities/search/find';
import { lazyModule } from '../../lib/lazyModule';
import type { WithEntities } from '../../entities/reducer';
import { useAppSelector } from '../../store/hooks';
import { useLazyModule } from '../../loading/lazyPart';
import { recentFinds } from '../../store/recentFinds';
import type { RecentFind } from '../../store/recentFinds';
import { foundEntries, knownEntries } from './entries';
import type { SearchedTables } from './entries';

const REST_MS = 300;
const FEWEST_LETTERS = 2;
const MOST_OF_A_KIND = 5;

/** Results of one kind, in order. */
export interface FoundGroup {
  readonly kind: Findable['kind'] | 'recent';
  readonly options: readonly (Findable | RecentFind)[];
}

export interface Search {
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** The server is still searching. */
  readonly looking: boolean;
}

const none: readonly never[] = [];

/** Regulations and game rules. */
const ruleCode = lazyModule(() => import(/* webpackChunkName: "search" */ './ruleEntries'));

/** Search results while typing: local ones at once, the server's appended (docs/behaviour.md 17). */
export function useSearch(typed: string, pages: readonly Findable[]): Search {
  const tables = useAppSelector(searchedTables, shallowEqual);
  const rules = useLazyModule(ruleCode).module?.ruleEntries ?? none;
  const entries = useMemo(() => [...knownEntries(tables), ...pages, ...rules], [tables, pages, rules]);
  const known = useMemo(() => find(entries, typed).map((entry) => withSentence(entry, typed)), [entries, typed]);
  const asked = useRested(typed.trim());
  const [recent] = useState(recentFinds);
  const searches = useAppSelector((state) => selectHasCapability(state, 'search'));
  const { currentData = none, isFetching } = useSearchQuery(
    searches && [...asked].length >= FEWEST_LETTERS ? asked : skipToken,
  );
  const groups = useMemo(() => {
    if (typed.trim() === '') return recent.length > 0 ? [{ kind: 'recent' as const, options: recent }] : none;
    const keys = new Set(known.map(({ key }) => key));
    // An answer to an earlier query does not count.
    const more = asked === typed.trim() ? foundEntries(currentData).filter(({ key }) => !keys.has(key)) : none;
    return FIND_KINDS.map((kind) => ({
      kind,
      options: [...known, ...more].filter((one) => one.kind === kind).slice(0, MOST_OF_A_KIND),
    })).filter(({ options }) => options.length > 0);
  }, [known, currentData, asked, typed, recent]);
  return { groups, count: groups.reduce((sum, { options }) => sum + options.length, 0), looking: isFetching };
}

const searchedTables = ({ entities }: WithEntities): SearchedTables => {
  const { clubs, players, leagues, news, standings } = entities;
  return { clubs, players, leagues, news, standings };
};

/** For a rule, shows the sentence that contains the query. */
const withSentence = (entry: Findable, typed: string): Findable =>
  'words' in entry && typeof entry.words === 'string' ? { ...entry, note: sentenceWith(entry.words, typed) } : entry;

/** The value, debounced. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
