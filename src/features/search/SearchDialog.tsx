import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Findable } from '../../entities/search/find';
import { announce } from '../../lib/announce';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { leaguePicked } from '../../league/leagueSlice';
import { rememberFind } from '../../store/recentFinds';
import type { RecentFind } from '../../store/recentFinds';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';
import styles from './SearchDialog.module.css';

/** No name is longer. */
const LONGEST = 200;
/** Delay after typing before the number of results is announced. */
const SPOKEN_AFTER_MS = 700;

interface SearchDialogProps {
  /** The site's own pages. */
  readonly pages: readonly Findable[];
  readonly onClose: () => void;
}

/** A search over everything that has a page (docs/behaviour.md 17): a combobox with a grouped list. */
export default function SearchDialog({ pages, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, count, looking } = useSearch(typed, pages);
  const choose = useChoice(onClose);
  const list = useId();
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(at, options.length - 1);
  const asked = typed.trim();
  const nothing = asked !== '' && count === 0 && !looking;
  const silent = asked === '' || (count === 0 && looking);
  const words = silent ? '' : nothing ? `Keine Treffer für „${asked}“.` : `${count} Treffer`;

  useEffect(() => {
    if (words === '') return undefined;
    const timer = setTimeout(announce, SPOKEN_AFTER_MS, words);
    return () => clearTimeout(timer);
  }, [words]);

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') setAt((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setAt((active - 1 + options.length) % options.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Suche" bare className={styles.dialog} onClose={onClose}>
      <div className={styles.field}>
        <Search size={22} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="Suche"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${list}-${active}` : undefined}
          placeholder="Suche"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        {!silent && <span className={styles.count}>{`${count} Treffer`}</span>}
        <IconButton variant="bare" label="Suche schließen" onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <SearchResults id={list} groups={groups} typed={typed} active={active} looking={looking} onChoose={choose} />
      {nothing && <p className={styles.nothing}>{words}</p>}
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd>
        <span>{' wählen '}</span>
        <kbd>Enter</kbd>
        <span>{' öffnen '}</span>
        <kbd>Esc</kbd>
        <span>{' schließen'}</span>
      </p>
    </Dialog>
  );
}

/** Opens a chosen result; a league is chosen as in the strip. */
function useChoice(onClose: () => void): (chosen: Findable | RecentFind) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return (chosen) => {
    const { key, kind, title, note, to } = chosen;
    rememberFind({ key, kind, title, note: kind === 'rule' ? '' : note, to });
    const league = kind === 'league' ? selectLeagueByCode(store.getState(), note) : undefined;
    if (league?.code != null) dispatch(leaguePicked({ code: league.code, id: league.id }));
    onClose();
    void navigate(league === undefined ? to : '/liga');
  };
}
