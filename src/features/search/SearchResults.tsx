import { useEffect, useRef } from 'react';
import { BookOpen, FileText, Newspaper } from 'lucide-react';
import { runs } from '../../entities/search/find';
import type { Findable } from '../../entities/search/find';
import type { RecentFind } from '../../store/recentFinds';
import { Avatar } from '../../ui/Avatar';
import { Crest } from '../../ui/Crest';
import { Box, Line } from '../../ui/Skeleton';
import type { FoundGroup } from './useSearch';
import styles from './SearchDialog.module.css';

const HEADINGS: Readonly<Record<FoundGroup['kind'], string>> = {
  recent: 'Zuletzt gesucht',
  club: 'Teams',
  player: 'Spieler',
  league: 'Ligen',
  page: 'Seiten',
  rule: 'Regeln',
  news: 'News',
};

interface SearchResultsProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly typed: string;
  /** Index of the active option across all groups. */
  readonly active: number;
  readonly looking: boolean;
  readonly onChoose: (chosen: Findable | RecentFind) => void;
}

/** The listbox: options in groups, one of them active; the focus stays in the input. */
export function SearchResults({ id, groups, typed, active, looking, onChoose }: SearchResultsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const firsts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div ref={box} id={id} role="listbox" aria-label="Treffer" className={styles.list}>
      {groups.map(({ kind, options }, group) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <div id={`${id}-${kind}`} className={styles.heading}>
            {HEADINGS[kind]}
          </div>
          {options.map((option, index) => {
            const at = (firsts[group] ?? 0) + index;
            return (
              <button
                key={option.key}
                id={`${id}-${at}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={styles.option}
                onClick={() => onChoose(option)}
              >
                <span className={styles.lead} aria-hidden>
                  <Lead option={option} />
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    <Marked words={option.title} typed={typed} />
                  </span>
                  {option.note && (
                    <span className={styles.note}>
                      {option.kind === 'rule' ? <Marked words={option.note} typed={typed} /> : option.note}
                    </span>
                  )}
                </span>
              </button>
            );
          })}
        </div>
      ))}
      {looking &&
        ['60%', '45%'].map((width) => (
          <div key={width} aria-hidden className={styles.waiting}>
            <Box width={36} height={36} />
            <Line width={width} />
          </div>
        ))}
    </div>
  );
}

function Marked({ words, typed }: { readonly words: string; readonly typed: string }) {
  return runs(words, typed).map((run, index) =>
    run.hit ? <b key={index}>{run.text}</b> : <span key={index}>{run.text}</span>,
  );
}

function Lead({ option }: { readonly option: Findable | RecentFind }) {
  const image = 'image' in option ? option.image : null;
  switch (option.kind) {
    case 'club':
      return <Crest src={image} name={option.title} size={36} />;
    case 'player':
      return <Avatar src={image} name={option.title} size={36} />;
    case 'league':
      return (
        <span className={styles.code} translate="no">
          {option.note}
        </span>
      );
    case 'page':
      return <FileText size={20} />;
    case 'rule':
      return <BookOpen size={20} />;
    case 'news':
      return <Newspaper size={20} />;
  }
}
