import { useEffect, useMemo, useState } from 'react';
import type { Match } from '../../entities/match/model';
import type { TableView } from '../../entities/standing/model';
import { TABLE_VIEWS } from '../../entities/standing/model';
import { legsOf } from '../../entities/views/tableViews';
import { useAddressFilter, useWriteQuery } from '../../router/addressQuery';
import { selectChoice, tableViewChosen } from '../../filters/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Tab } from '../../ui/Tabs';
import { shallowEqual } from 'react-redux';
import { clubsApi } from '../../api/clubs';
import type { ClubId } from '../../entities/ids';
import { makeSelectSeasons } from '../../entities/views/fixtures';
import { useKnownSeason } from '../../shared/useSeason';

/** Each view's tab label, and its word in an address (docs/behaviour.md 15). */
const VIEW_LABELS: Readonly<Record<TableView, { readonly label: string; readonly inAddress: string }>> = {
  overall: { label: 'Gesamt', inAddress: 'gesamt' },
  home: { label: 'Heim', inAddress: 'heim' },
  away: { label: 'Auswärts', inAddress: 'auswaerts' },
  form: { label: 'Form', inAddress: 'form' },
  firstLeg: { label: 'Hinrunde', inAddress: 'hinrunde' },
  secondLeg: { label: 'Rückrunde', inAddress: 'rueckrunde' },
};
const isLeg = (view: TableView): boolean => view === 'firstLeg' || view === 'secondLeg';

interface TableViewControl {
  readonly view: TableView;
  readonly tabs: readonly Tab<TableView>[];
  readonly choose: (view: TableView) => void;
}

/**
 * The selected view of a league's table, remembered per league; the address takes precedence until the visitor chooses
 * (docs/behaviour.md 15). First and second leg are offered once the season is known to have pairs that meet twice, or
 * if one was chosen earlier.
 */
export function useTableView(code: string | null, season: readonly Match[] | undefined): TableViewControl {
  const dispatch = useAppDispatch();
  const subject = `table/${code ?? ''}`;
  const remembered = useAppSelector((state) => selectChoice(state, subject).view);
  const address = useAddressFilter('ansicht');
  const named = TABLE_VIEWS.find((view) => VIEW_LABELS[view].inAddress === address.value);
  const chosen = named ?? remembered ?? 'overall';
  const hasLegs = useMemo(() => season && legsOf(season).hasSecond, [season]);
  const withLegs = hasLegs ?? isLeg(chosen);
  const view = isLeg(chosen) && !withLegs ? 'overall' : chosen;
  const strange = address.value !== null && named !== view;
  const write = useWriteQuery();
  useEffect(() => {
    if (view !== 'overall') write({ ansicht: VIEW_LABELS[view].inAddress });
    else if (strange) write({ ansicht: null });
  }, [write, view, strange]);
  return {
    view,
    tabs: TABLE_VIEWS.filter((view) => withLegs || !isLeg(view)).map((key) => ({ key, label: VIEW_LABELS[key].label })),
    choose: (next) => {
      address.choose(VIEW_LABELS[next].inAddress);
      dispatch(tableViewChosen({ subject, view: next }));
    },
  };
}

/**
 * This season's matches for form and head to head, without fetching any: the whole season if a page has loaded it, else
 * the matches on the club pages visited.
 */
export function useKnownMatches(code: string | null, clubs: readonly ClubId[]): readonly Match[] {
  const season = useKnownSeason(code);
  const pages = useAppSelector(
    (state) => clubs.flatMap((club) => clubsApi.endpoints.club.select(club)(state).data?.seasons ?? []),
    shallowEqual,
  );
  const [select] = useState(makeSelectSeasons);
  const seasons = useAppSelector((state) => select(state, pages));
  return useMemo(() => {
    if (season !== undefined) return season;
    const current = seasons.filter((block) => block.season.primary === true).flatMap(({ matches }) => matches);
    return [...new Map(current.map((match) => [match.id, match])).values()];
  }, [season, seasons]);
}
