import { ArrowLeftRight, Ban, ChevronRight, Gavel, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFixturesQuery } from '../../../api/matches';
import { useMatchAndTeams } from '../../../shared/useMatchAndTeams';
import type { ClubId, MatchId } from '../../../entities/ids';
import { clubPath, matchPath } from '../../../entities/normalise';
import { selectClub, selectMany, selectMatch } from '../../../entities/select';
import type { RankChange, VisitNews } from '../../../entities/views/visitNews';
import { formatNumber } from '../../../lib/text';
import { useAppSelector } from '../../../store/hooks';
import { shallowEqual } from 'react-redux';
import { Anchor } from '../../../ui/Link';
import { Crest } from '../../../ui/Crest';
import { MoveMark } from '../../../ui/Marks';
import styles from './SinceLastVisit.module.css';

interface NewsRowsProps {
  readonly news: VisitNews;
  readonly code: string;
  /** The teams the visitor follows. */
  readonly own: ReadonlySet<ClubId>;
}

/** Results and moves of followed teams in full, then counts of everything else, each with a link. */
export function NewsRows({ news, code, own }: NewsRowsProps) {
  // The list was requested to find out what is new; this subscription keeps its matches in the store while the card is
  // shown.
  useFixturesQuery(code);
  const ownResults = useAppSelector(
    (state) =>
      selectMany(state, news.results, selectMatch)
        .filter(({ home, away }) => [home, away].some((id) => id !== undefined && own.has(id)))
        .map(({ id }) => id),
    shallowEqual,
  );
  const others = news.results.length - ownResults.length;
  const kind = ownResults.length > 0 ? 'weitere' : 'neue';
  return (
    <ul className={styles.rows}>
      {ownResults.map((id) => (
        <OwnResult key={id} id={id} own={own} />
      ))}
      {news.moves.map((move) => own.has(move.club) && <OwnMove key={move.club} move={move} />)}
      <Count
        to="/spielplan"
        icon={<ListChecks size={20} aria-hidden />}
        of={others}
        one={`${kind}s Ergebnis`}
        many={`${kind} Ergebnisse`}
      />
      <Count
        to="/sperren"
        icon={<Ban size={20} aria-hidden />}
        of={news.suspensions}
        one="neue Sperre"
        many="neue Sperren"
      />
      <Count
        to="/transfers"
        icon={<ArrowLeftRight size={20} aria-hidden />}
        of={news.transfers}
        one="neuer Transfer"
        many="neue Transfers"
      />
      <Count
        to="/strafsenat"
        icon={<Gavel size={20} aria-hidden />}
        of={news.rulings}
        one="neues Urteil"
        many="neue Urteile"
      />
    </ul>
  );
}

function OwnResult({ id, own }: { readonly id: MatchId; readonly own: ReadonlySet<ClubId> }) {
  const { match, home, away } = useMatchAndTeams(id);
  const crest = match?.home !== undefined && own.has(match.home) ? home : away;
  return (
    <li>
      <Anchor to={matchPath(id) ?? '/spielplan'} className={styles.row}>
        <Crest src={crest.logo} name={crest.name} size={28} />
        <span className={styles.words}>{`${home.name} – ${away.name}`}</span>
        <span
          className={styles.score}
          translate="no"
        >{`${match?.score?.home ?? '–'}:${match?.score?.away ?? '–'}`}</span>
      </Anchor>
    </li>
  );
}

function OwnMove({ move: { club: id, from, to } }: { readonly move: RankChange }) {
  const club = useAppSelector((state) => selectClub(state, id));
  const name = club?.name ?? '';
  return (
    <li>
      <Anchor to={clubPath(id) ?? '/tabelle'} className={styles.row}>
        <Crest src={club?.logo} name={name} size={28} />
        <span className={styles.words}>{`${name}: ${from}. → ${to}.`}</span>
        <MoveMark by={from - to} />
      </Anchor>
    </li>
  );
}

interface CountProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly of: number;
  readonly one: string;
  readonly many: string;
}

function Count({ to, icon, of, one, many }: CountProps) {
  if (of === 0) return null;
  return (
    <li>
      <Anchor to={to} className={styles.row}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>{`${formatNumber(of)} ${of === 1 ? one : many}`}</span>
        <ChevronRight size={20} aria-hidden className={styles.chevron} />
      </Anchor>
    </li>
  );
}
