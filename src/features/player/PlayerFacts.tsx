import type { ReactNode } from 'react';
import { Ban, Check, Clock } from 'lucide-react';
import type { Eligibility, Player } from '../../entities/player/model';
import { ELIGIBILITY_LABELS } from '../../shared/labels';
import { clubPath } from '../../entities/normalise';
import { selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { Chip } from '../../ui/Chip';
import { Line } from '../../ui/Skeleton';
import { Flag } from './Flag';
import styles from './PlayerFacts.module.css';

/** Shown for a missing fact (docs/api.md 4.27). */
const UNKNOWN = <span lang="en">Unknown</span>;

interface PlayerFactsProps {
  readonly player: Player;
  /** The player's own page has been loaded: facts still missing do not exist. */
  readonly loaded: boolean;
}

/** Team, number, position, eligibility, year and nationality. */
export function PlayerFacts({ player, loaded }: PlayerFactsProps) {
  const club = useAppSelector((state) => selectClub(state, player.club));
  const to = clubPath(club?.id);
  const team = club?.name ?? (loaded ? UNKNOWN : undefined);
  const plain = (text: string | null | undefined, missing: ReactNode = '-'): ReactNode =>
    text ?? (loaded ? missing : undefined);
  return (
    <div className={styles.band}>
      <dl className={`wrap ${styles.facts}`}>
        <Fact term="Mannschaft">
          {team !== undefined && to ? (
            <Anchor to={to} className={styles.team}>
              {team}
            </Anchor>
          ) : (
            team
          )}
        </Fact>
        <Fact term="SID" figure>
          {plain(player.sid)}
        </Fact>
        <Fact term="Position">{plain(player.position)}</Fact>
        <Fact term="Status">
          {player.eligibility == null ? plain(null) : <Status eligibility={player.eligibility} />}
        </Fact>
        <Fact term="Jahrgang" figure>
          {plain(player.birthday)}
        </Fact>
        <Fact term="Nationalität">
          {player.nationality == null ? (
            plain(null, UNKNOWN)
          ) : (
            <>
              <Flag nationality={player.nationality} />
              <span>{player.nationality}</span>
            </>
          )}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({
  term,
  figure = false,
  children,
}: {
  readonly term: string;
  readonly figure?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={figure ? styles.figure : undefined}>{children ?? <Line width={80} height={16} />}</dd>
    </div>
  );
}

const CHIPS = {
  eligible: { tone: 'ok', Icon: Check },
  suspended: { tone: 'err', Icon: Ban },
  waiting: { tone: undefined, Icon: Clock },
} as const;

function Status({ eligibility }: { readonly eligibility: Eligibility }) {
  if (eligibility === 'unknown') return <span>{ELIGIBILITY_LABELS.unknown}</span>;
  const { tone, Icon } = CHIPS[eligibility];
  return (
    <Chip tone={tone} icon={<Icon size={15} aria-hidden />}>
      {ELIGIBILITY_LABELS[eligibility]}
    </Chip>
  );
}
