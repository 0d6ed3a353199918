import { clubPath, matchPath } from '../../entities/normalise';
import type { Postponement } from '../../entities/postponement/model';
import { selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { Crest } from '../../ui/Crest';
import { DecisionCard } from '../../ui/DecisionCard';
import type { Decision } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';

interface PostponementCardProps {
  readonly postponement: Postponement;
  readonly busy: Decision | null;
  readonly failed: boolean;
  readonly decide: (decision: Decision) => void;
}

/** Who wants to postpone which match against whom, with JA and NEIN while the request is open. */
export function PostponementCard({ postponement, busy, failed, decide }: PostponementCardProps) {
  const { requesterAs, requesteeAs, open } = postponement;
  const requester = useAppSelector((state) => selectClub(state, postponement.requester));
  const requestee = useAppSelector((state) => selectClub(state, postponement.requestee));
  const asking = { name: requester?.name ?? requesterAs.name, logo: requester?.logo ?? requesterAs.image };
  const asked = { name: requestee?.name ?? requesteeAs.name, logo: requestee?.logo ?? requesteeAs.image };
  const match = matchPath(postponement.match);
  return (
    <DecisionCard
      head={
        <>
          <Crest src={asking.logo} name={asking.name} size={96} eager />
          <h2>{`${asking.name} möchte ein Spiel verlegen`}</h2>
          {match !== undefined && (
            <ButtonLink to={match} size="small">
              Zum Spiel
            </ButtonLink>
          )}
        </>
      }
      route={
        <FromTo
          from={{ label: 'Anfrage von', ...asking, to: clubPath(postponement.requester) }}
          to={{ label: 'Gegner', ...asked, to: clubPath(postponement.requestee) }}
          arrow="bittet"
        />
      }
      question={`${asking.name} hat um eine Verlegung des Spiels gegen ${asked.name} gebeten. Stimmt ihr zu?`}
      closed={open ? undefined : 'Diese Spielverlegungsanfrage ist bereits abgeschlossen.'}
      error={failed ? 'Das hat nicht geklappt. Bitte versucht es noch einmal.' : undefined}
      busy={busy}
      onDecision={decide}
    />
  );
}
