import { useEffect, useMemo } from 'react';
import type { Match } from '../../entities/match/model';
import type { TableView } from '../../entities/standing/view';
import { TABLE_VIEWS } from '../../entities/standing/view';
import { legsOf } from '../../entities/views/tableViews';
import { writeQuery } from '../../lib/addressQuery';
import { useAddressFilter } from '../../screen/useAddressFilter';
import { selectChoice, tableViewChosen } from '../../store/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Tab } from '../../ui/Tabs';

const LABELS: Readonly<Record<TableView, string>> = {
  gesamt: 'Gesamt',
  heim: 'Heim',
  auswaerts: 'Auswärts',
  form: 'Form',
  hinrunde: 'Hinrunde',
  rueckrunde: 'Rückrunde',
};
const isLeg = (view: TableView): boolean => view === 'hinrunde' || view === 'rueckrunde';

interface TableViewControl {
  readonly view: TableView;
  readonly tabs: readonly Tab<TableView>[];
  readonly choose: (view: TableView) => void;
}

/**
 * Which table of a league is shown, remembered per league; the address wins until the visitor chooses (docs/behaviour.md 15). First and second leg are offered once the season's matches
 * are known to hold pairs that meet twice; until then only to whoever chose one earlier.
 */
export function useTableView(code: string | null, season: readonly Match[] | undefined): TableViewControl {
  const dispatch = useAppDispatch();
  const subject = `table/${code ?? ''}`;
  const remembered = useAppSelector((state) => selectChoice(state, subject).view);
  const address = useAddressFilter('ansicht');
  const named = TABLE_VIEWS.find((view) => view === address.value);
  const chosen = named ?? remembered ?? 'gesamt';
  const hasLegs = useMemo(() => season && legsOf(season).hasSecond, [season]);
  const withLegs = hasLegs ?? isLeg(chosen);
  const view = isLeg(chosen) && !withLegs ? 'gesamt' : chosen;
  const strange = address.value !== null && address.value !== view;
  useEffect(() => {
    if (view !== 'gesamt') writeQuery({ ansicht: view });
    else if (strange) writeQuery({ ansicht: null });
  }, [view, strange]);
  return {
    view,
    tabs: TABLE_VIEWS.filter((view) => withLegs || !isLeg(view)).map((key) => ({ key, label: LABELS[key] })),
    choose: (next) => {
      address.choose(next);
      dispatch(tableViewChosen({ subject, view: next }));
    },
  };
}
