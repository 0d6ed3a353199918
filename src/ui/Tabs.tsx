import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { classes } from './elements';
import styles from './Tabs.module.css';
import bar from './underline.module.css';
import type { Elements } from './elements';

/** The index that an arrow key, Home or End leads to in a ring of `count`; null for any other key. */
export function rovingIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export type Tab<Key extends string> = { key: Key; label: string; icon?: Elements | undefined };

type TabsProps<Key extends string> = {
  /** What the tabs select, for screen readers. */
  label: string;
  /** Shared with `tabPanel`: `{id}-{key}` names the tab, `{id}-panel` the panel. */
  id: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** While the list is loading: visible and focusable, but without effect. */
  disabled?: boolean | undefined;
  variant?: 'underline' | 'boxed' | undefined;
};

/** Tabs with a roving tab stop: arrows, Home and End move and select. */
export function Tabs<Key extends string>({
  label,
  id,
  tabs,
  selected,
  onSelect,
  disabled = false,
  variant = 'underline',
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const next = rovingIndex(
      event.key,
      tabs.findIndex((tab) => tab.key === selected),
      tabs.length,
    );
    if (next === null) return;
    event.preventDefault();
    if (!disabled) choose(next);
  };
  return (
    <div
      className={classes(styles.tabs, variant === 'boxed' && styles.boxed)}
      role="tablist"
      aria-label={label}
      ref={list}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          className={classes(bar.underlined, styles.tab)}
          aria-selected={tab.key === selected}
          aria-controls={`${id}-panel`}
          aria-disabled={disabled || undefined}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => !disabled && choose(index)}
          onKeyDown={move}
        >
          {tab.icon}
          <span>{tab.label}</span>
        </button>
      ))}
    </div>
  );
}

/** The attributes of the panel that belongs to `Tabs` with the same id. */
export function tabPanel(id: string, selected: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${selected}` } as const;
}
