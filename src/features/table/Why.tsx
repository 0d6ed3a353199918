import type { Match } from '../../entities/match/model';
import { meetings } from '../../entities/match/rules';
import { matchPath } from '../../entities/normalise';
import { adjustedBy } from '../../entities/standing/figures';
import type { Figures, NameOf } from '../../entities/standing/figures';
import { whyAbove } from '../../entities/standing/order';
import type { Reason } from '../../entities/standing/order';
import { formatDayMonth } from '../../lib/dates';
import { formatDifference, formatNumber } from '../../lib/text';
import { Anchor } from '../../ui/Link';
import { Chip } from '../../ui/Chip';
import { ScoreBox } from '../../ui/ScoreBox';
import styles from './Why.module.css';
import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../ui/elements';

interface ReasonsProps {
  readonly question: string;
  readonly above: Figures;
  readonly below: Figures;
  readonly nameOf: NameOf;
  readonly matches: readonly Match[];
}

function words(reason: Reason): string {
  switch (reason.by) {
    case 'difference':
      return `Tordifferenz: ${formatDifference(reason.above)} gegen ${formatDifference(reason.below)}`;
    case 'scored':
      return `Erzielte Tore: ${formatNumber(reason.above)} gegen ${formatNumber(reason.below)}`;
    case 'name':
      return 'Alphabetisch';
    case 'official':
      return 'Laut offizieller Reihung.';
  }
}

/** The first criterion that separates two neighbours, what rulings changed, and their meetings this season. */
function Reasons({ question, above, below, nameOf, matches }: ReasonsProps) {
  const duels = meetings(matches, above.club, below.club);
  return (
    <>
      <p className={styles.question}>{question}</p>
      {above.points === below.points && <p className={styles.reason}>{words(whyAbove(above, below, nameOf))}</p>}
      {[above, below].map((row) => {
        const by = adjustedBy(row);
        return (
          by !== 0 && (
            <p key={row.club} className={styles.reason}>
              {`${by < 0 ? 'Punkteabzug' : 'Punktegutschrift'}: ${formatDifference(by)} (${nameOf(row.club)})`}
            </p>
          )
        );
      })}
      {duels.length > 0 && (
        <>
          <p className={styles.duels}>
            <span>{'Direkte Duelle '}</span>
            <Chip>zur Information</Chip>
          </p>
          <ul>
            {duels.map((match) => (
              <li key={match.id}>
                <Duel match={match} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Duel({ match, nameOf }: { readonly match: Match; readonly nameOf: NameOf }) {
  const { id, home, away, score, kickoff } = match;
  const to = matchPath(id);
  if (to === undefined || home === undefined || away === undefined || score === undefined) return null;
  return (
    <Anchor to={to} className={styles.duel}>
      <span className={styles.date}>{typeof kickoff === 'number' && formatDayMonth(kickoff)}</span>
      <span className={styles.home}>{nameOf(home)}</span>
      <ScoreBox variant="finished" home={score.home} away={score.away} size="small" />
      <span>{nameOf(away)}</span>
    </Anchor>
  );
}

interface WhyProps {
  /** Two neighbours level on points, or in this order by a ruling. */
  readonly above: Figures;
  readonly below: Figures;
  readonly nameOf: NameOf;
  /** This season's matches, as far as they are known. */
  readonly matches: readonly Match[];
}

/** Margin between popover and window edge, and between popover and row. */
const EDGE = 16;

/**
 * `Warum?` between two neighbours level on points, or in their order by a ruling: explains their order. Not modal; Escape and a press elsewhere close
 * it.
 */
export function Why({ above, below, nameOf, matches }: WhyProps) {
  const [open, setOpen] = useState(false);
  const [flips, setFlips] = useState(false);
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const question = `Warum steht ${nameOf(above.club)} vor ${nameOf(below.club)}?`;

  useEffect(() => {
    if (!open) return;
    // Sticky cells stack in document order, so the open one is raised above the others.
    const cell = button.current?.closest('td');
    if (cell) cell.style.zIndex = '3';
    const follow = (): void => {
      if (button.current !== null && box.current !== null) setFlips(positionPopover(box.current, button.current));
    };
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && ref.current?.contains(event.target) !== true) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && ref.current?.contains(relatedTarget) !== true) setOpen(false);
    };
    const around = ref.current;
    follow();
    around?.addEventListener('keydown', escape);
    around?.addEventListener('focusout', leave);
    box.current?.focus({ preventScroll: true });
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    addEventListener('pointerdown', press);
    return () => {
      if (cell) cell.style.zIndex = '';
      around?.removeEventListener('keydown', escape);
      around?.removeEventListener('focusout', leave);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      removeEventListener('pointerdown', press);
    };
  }, [open]);

  return (
    <span ref={ref} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={question}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Warum?
      </button>
      {open && (
        <div
          ref={box}
          id={id}
          role="dialog"
          aria-label={question}
          tabIndex={-1}
          className={classes(styles.box, flips && styles.above)}
        >
          <Reasons question={question} above={above} below={below} nameOf={nameOf} matches={matches} />
        </div>
      )}
    </span>
  );
}

/**
 * Places the popover below the lower row, or above the upper one if there is no room.
 * @returns whether it is above
 */
function positionPopover(box: HTMLElement, button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const row = button.closest('tr')?.offsetHeight ?? 0;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.max(EDGE, Math.min(right - box.offsetWidth + EDGE, clientWidth - box.offsetWidth - EDGE));
  const below = (top + bottom) / 2 + row + 4;
  const flips = below + box.offsetHeight > clientHeight && (top + bottom) / 2 - row > box.offsetHeight;
  box.style.left = `${x}px`;
  box.style.top = `${flips ? (top + bottom) / 2 - row - box.offsetHeight - 4 : below}px`;
  box.style.setProperty('--arrow', `${(left + right) / 2 - x}px`);
  return flips;
}
