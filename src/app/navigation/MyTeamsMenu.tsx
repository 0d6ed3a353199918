import { LIVESCORE_REQUEST } from '../../api/requestName';
import type { Match } from '../../entities/match/model';
import { ownFirst } from '../../entities/match/rules';
import { clubPath } from '../../entities/normalise';
import { selectClub } from '../../entities/select';
import { selectLiveMatchOf } from '../../entities/views/live';
import type { Favourite } from '../../filters/favourites';
import { selectFavourites } from '../../filters/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Crest } from '../../ui/Crest';
import { Link } from '../../ui/Link';
import { LiveChip } from '../../ui/LiveChip';
import styles from './MyTeamsMenu.module.css';
import { useIsCurrent } from './links';

/** The teams the visitor follows, at the top of the menu (docs/behaviour.md 11); renders nothing without any. */
export function MyTeamsMenu() {
  const teams = useAppSelector(selectFavourites);
  if (teams.length === 0) return null;
  return (
    <nav className={styles.teams} aria-labelledby="menue-meine-teams">
      <p id="menue-meine-teams" className={styles.label}>
        Meine Teams
      </p>
      <ul>
        {teams.map((team) => (
          <Team key={team.club} team={team} />
        ))}
      </ul>
    </nav>
  );
}

function Team({ team }: { readonly team: Favourite }) {
  const current = useIsCurrent();
  const club = useAppSelector((state) => selectClub(state, team.club));
  const live = useAppSelector((state) => selectLiveMatchOf(state, LIVESCORE_REQUEST, team.club));
  const to = clubPath(team.club) ?? '/';
  const name = club?.name ?? team.name;
  return (
    <li>
      <Link to={to} className={styles.team} aria-current={current(to)}>
        <Crest src={club?.logo ?? team.logo} name={name} size={28} />
        <span className={styles.name} translate="no">
          {name}
        </span>
        {live !== undefined && <Score match={live} team={team} />}
      </Link>
    </li>
  );
}

function Score({ match, team }: { readonly match: Match; readonly team: Favourite }) {
  const [own, other] = ownFirst(match, team.club);
  if (own === null || other === null) return <LiveChip text="LIVE" />;
  return (
    <>
      <span aria-hidden>
        <LiveChip text={`${own}:${other}`} />
      </span>
      <span className="visually-hidden">{`spielt gerade, ${own} zu ${other}`}</span>
    </>
  );
}
