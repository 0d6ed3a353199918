import type { Matchday, Season } from '../entities/season/filter';
import { ALL, NO_MATCHDAY } from '../entities/season/filter';
import { formatDate } from '../lib/dates';
import { Select } from '../ui/Select';
import type { Option } from '../ui/Select';
import { Stepper } from '../ui/Stepper';
import { EarlierOffer } from './EarlierOffer';
import type { FixtureFilterControl } from './useFixtureFilter';
import styles from './FixtureFilter.module.css';

interface FilterProps {
  readonly control: FixtureFilterControl;
}

function seasonLabel({ name, primary }: Season): string {
  return `${name ?? 'Aktuelle Saison'}${primary === true ? ' ★' : ''}`;
}

function matchdayOption({ gameday, date }: Matchday): Option {
  return gameday === null
    ? { value: NO_MATCHDAY, label: 'Ohne Spieltag' }
    : { value: String(gameday), label: `Spieltag ${gameday} – ${formatDate(date)}` };
}

/** Matches without a matchday get an option of their own only if others have one. */
function matchdayOptions(matchdays: readonly Matchday[]): readonly Option[] {
  return matchdays.some(({ gameday }) => gameday !== null) ? matchdays.map(matchdayOption) : [];
}

/** The `Saison` select; the primary season is marked with a star. */
export function SeasonSelect({ control, className }: FilterProps & { readonly className?: string | undefined }) {
  const { seasons, season, withAll, chooseSeason } = control;
  const options = [
    ...(withAll ? [{ value: ALL, label: 'Alle Saisonen' }] : []),
    ...seasons.map((one) => ({ value: one.id, label: seasonLabel(one) })),
  ];
  return (
    <Select
      label="Saison"
      options={options}
      value={season ?? ''}
      onChange={chooseSeason}
      disabled={options.length === 0}
      className={className}
    />
  );
}

/** The matchday select, each option with its earliest date, between buttons for the previous and the next one. */
export function MatchdaySelect({ control }: FilterProps) {
  const { matchdays, matchday, withAll, chooseMatchday } = control;
  const options = [...(withAll ? [{ value: ALL, label: 'Alle Spieltage' }] : []), ...matchdayOptions(matchdays)];
  if (options.length === 0) return null;
  return (
    <Stepper
      label="Spieltag"
      options={options}
      value={matchday === null ? '' : String(matchday)}
      onChange={(value) => chooseMatchday(value === ALL || value === NO_MATCHDAY ? value : Number(value))}
      previousLabel="Vorheriger Spieltag"
      nextLabel="Nächster Spieltag"
    />
  );
}

/** Season and matchday side by side (stacked if narrow), and the offer to restore an expired choice. */
export function FixtureFilter({ control }: FilterProps) {
  return (
    <div className={styles.filter}>
      <SeasonSelect control={control} className={styles.season} />
      <MatchdaySelect control={control} />
      <EarlierOffer control={control} />
    </div>
  );
}
