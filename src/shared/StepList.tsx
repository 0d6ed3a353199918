import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { listExtended, selectVisibleCount } from '../store/listsSlice';
import { Button } from '../ui/Button';
import type { Elements } from '../ui/elements';
import styles from './StepList.module.css';

/** Entries per step; divisible by two, three and four columns. */
const STEP = 24;

interface StepListProps<Id extends string> {
  /** Key under which the number of shown entries is kept, e.g. `news/W1A`, so that Back restores it. */
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
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectVisibleCount(state, name)) ?? STEP;
  const shown = Math.min(count, ids.length);
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
    dispatch(listExtended({ name, shown: count + STEP }));
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
