import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useDecidePostponementMutation, usePostponementQuery } from '../../api/requests';
import { useDecision } from '../../shared/useDecision';
import { useLogFailure } from '../../shared/useLogFailure';
import type { PostponementId } from '../../entities/ids';
import type { Postponement } from '../../entities/postponement/model';
import { selectPostponement, selectClub } from '../../entities/select';
import { announce } from '../../lib/announce';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';
import { clubPath, matchPath } from '../../entities/normalise';
import { ButtonLink } from '../../ui/Button';
import { Crest } from '../../ui/Crest';
import { DecisionCard } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';
import { RequestFrame } from '../../shared/RequestFrame';
import { useRouteId } from '../../shared/useRouteId';

const SAID: Readonly<Record<Decision, string>> = {
  yes: 'Du hast der Spielverlegung mit JA zugestimmt.',
  no: 'Du hast die Spielverlegung mit NEIN abgelehnt.',
};

export type PostponementPhase =
  | { readonly phase: 'noId' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'invalid' }
  | {
      readonly phase: 'ready';
      readonly postponement: Postponement;
      readonly busy: Decision | null;
      readonly failed: boolean;
      readonly decide: (decision: Decision) => void;
    };

/** The postponement request and its one decision. Refetched whenever the window regains focus. */
export function usePostponement(id: PostponementId | null): PostponementPhase {
  const store = useAppStore();
  const navigate = useNavigate();
  const { isError, error, refetch } = usePostponementQuery(id ?? skipToken, { refetchOnFocus: true });
  const postponement = useAppSelector((state) => selectPostponement(state, id));
  const [send] = useDecidePostponementMutation();
  const decision = useDecision({
    request: `postponement/${id ?? ''}`,
    isOpen: async () => {
      await refetch().unwrap();
      return selectPostponement(store.getState(), id)?.open === true;
    },
    send: async (accepted) => (id === null ? null : send({ id, accepted }).unwrap()),
    onTaken: (decision) => {
      announce(SAID[decision]);
      void navigate('/');
    },
    failure: 'Die Antwort auf die Spielverlegungsanfrage wurde nicht angenommen.',
  });
  useLogFailure(isError, 'Fehler beim Laden der Spielverlegungsdaten.', error);
  if (id === null) return { phase: 'noId' };
  if (postponement === undefined)
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  if (postponement.requesterAs.name === '' || postponement.requesteeAs.name === '') return { phase: 'invalid' };
  return { phase: 'ready', postponement, ...decision };
}

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

/** A team's representative decides here whether a match may be postponed; the link comes by mail. */
export default function PostponementScreen() {
  const id = useRouteId<PostponementId>();
  return <Request key={id} id={id} />;
}

function Request({ id }: { readonly id: PostponementId | null }) {
  const request = usePostponement(id);
  return (
    <RequestFrame
      title="Spielverlegung"
      state={request}
      texts={{
        noId: 'Ungültige Postpone-ID.',
        loading: 'Lade Spielverlegungsanfrage…',
        failed: 'Fehler beim Laden der Spielverlegungsdaten.',
        invalid: 'Keine gültigen Spielverlegungsdaten gefunden.',
      }}
    >
      {request.phase === 'ready' && <PostponementCard {...request} />}
    </RequestFrame>
  );
}
