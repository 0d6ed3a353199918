import { useMemo } from 'react';
import type { Match } from '../../entities/match/model';
import type { TableView } from '../../entities/standing/view';
import { TABLE_VIEWS } from '../../entities/standing/view';
import { legsOf } from '../../entities/views/tableViews';
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
 * Which table of a league is shown, remembered per league. First and second leg are offered once the season's matches
 * are known to hold pairs that meet twice; until then only to whoever chose one earlier.
 */
export function useTableView(code: string | null, season: readonly Match[] | undefined): TableViewControl {
  const dispatch = useAppDispatch();
  const subject = `table/${code ?? ''}`;
  const chosen = useAppSelector((state) => selectChoice(state, subject).view) ?? 'gesamt';
  const hasLegs = useMemo(() => season && legsOf(season).hasSecond, [season]);
  const withLegs = hasLegs ?? isLeg(chosen);
  return {
    view: isLeg(chosen) && !withLegs ? 'gesamt' : chosen,
    tabs: TABLE_VIEWS.filter((view) => withLegs || !isLeg(view)).map((key) => ({ key, label: LABELS[key] })),
    choose: (view) => dispatch(tableViewChosen({ subject, view })),
  };
}
