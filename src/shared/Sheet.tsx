import { useState } from 'react';
import { federation } from '../content/federation';
import { selectAnsweredAt } from '../entities/views/ages';
import { addressWith } from '../lib/url';
import { byServer } from '../lib/clock';
import { formatDay, formatTime, parseWallClock, viennaWallClock } from '../lib/dates';
import { useCurrentLeague } from '../league/currentLeague';
import { useAppSelector } from '../store/hooks';
import { SheetView } from '../ui/print/SheetView';
import type { Elements } from '../ui/elements';

interface SheetProps {
  readonly title: string;
  readonly longTitle?: boolean;
  readonly line?: string | undefined;
  /** Name of the season, if the sheet is about one. */
  readonly season?: string | undefined;
  /** The request whose answer is printed; null: a static text. */
  readonly request: string | null;
  readonly children: Elements;
}

/** `Stand: So., 16.11.2025, 10:52`, Vienna time. */
function asOf(instant: number): string {
  const wall = parseWallClock(viennaWallClock(instant));
  return `Stand: ${formatDay(wall)}, ${formatTime(wall)}`;
}

/** A printed page (docs/behaviour.md 18): letterhead, content, and a footer with address and age. */
export function Sheet({ request, ...rest }: SheetProps) {
  const [laidOut] = useState(Date.now);
  const { code } = useCurrentLeague();
  const answered = useAppSelector((state) => (request === null ? null : selectAnsweredAt(state, request)));
  return (
    <SheetView
      sender={{ short: federation.shortName, long: federation.name }}
      foot={{
        address: `${location.host}${location.pathname}${addressWith(request === null ? {} : { liga: code })}`,
        asOf: asOf(byServer(answered ?? laidOut)),
      }}
      {...rest}
    />
  );
}
