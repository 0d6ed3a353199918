import { useState, useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import type { Elements } from '../ui/elements';
import styles from './StepList.module.css';

/** Entries per step; divisible by two, three and four columns. */
const STEP = 24;

const remembered = new Map<string, number>();

/**
 * How much of a long list is shown. The number outlives the screen, so that Back restores the position.
 * @param name of the list, e.g. `news/W1A`
 */
function useSteps(name: string, total: number): { readonly shown: number; readonly more: () => void } {
  const [steps, setSteps] = useState(() => ({ name, count: remembered.get(name) ?? STEP }));
  const count = steps.name === name ? steps.count : (remembered.get(name) ?? STEP);
  return {
    shown: Math.min(count, total),
    more: () => {
      remembered.set(name, count + STEP);
      setSteps({ name, count: count + STEP });
    },
  };
}

interface StepListProps<Id extends string> {
  /** Key under which the number of shown entries is remembered until the page is reloaded, so that Back restores it. */
  readonly name: string;
  readonly ids: readonly Id[];
  /** "Mehr News" */
  readonly moreLabel: string;
  readonly className?: string | undefined;
  /** Renders one entry. */
  readonly children: (id: Id, index: number) => Elements;
}

/** A long list that starts short, with a button for more, which moves the focus to the first new entry. */
export function StepList<Id extends string>({ name, ids, moreLabel, className, children }: StepListProps<Id>) {
  const { shown, more } = useSteps(name, ids.length);
  const list = useRef<HTMLUListElement>(null);
  // Number of entries when the button was pressed; a list that grows by itself does not move the focus.
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    if (pressedAt.current === null) return;
    list.current?.children[pressedAt.current]?.querySelector('a')?.focus();
    pressedAt.current = null;
  }, [shown]);
  const showMore = (): void => {
    pressedAt.current = shown;
    more();
  };
  return (
    <>
      <ul className={className} ref={list}>
        {ids.slice(0, shown).map((id, index) => (
          <li key={id}>{children(id, index)}</li>
        ))}
      </ul>
      {shown < ids.length && (
        <p className={styles.more}>
          <Button variant="outline" onClick={showMore}>
            {moreLabel}
          </Button>
          <span>{`${shown} von ${ids.length}`}</span>
        </p>
      )}
    </>
  );
}
