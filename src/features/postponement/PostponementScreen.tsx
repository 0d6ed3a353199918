import { skipToken } from '@reduxjs/toolkit/query';
import { useDecidePostponementMutation, usePostponementQuery } from '../../api/requests';
import { useRequest } from '../../shared/useDecision';
import type { DecisionState } from '../../shared/useDecision';
import type { PostponementId } from '../../entities/ids';
import type { Postponement } from '../../entities/transfer/model';
import { selectPostponement, selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';
import { clubPath, matchPath } from '../../entities/normalise';
import { ButtonLink } from '../../ui/Button';
import { Crest } from '../../ui/Crest';
import { DecisionCard } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';
import { RequestFrame } from '../../shared/RequestFrame';
import { useRouteId } from '../../shared/phase';

const SAID: Readonly<Record<Decision, string>> = {
  yes: 'Du hast der Spielverlegung mit JA zugestimmt.',
  no: 'Du hast die Spielverlegung mit NEIN abgelehnt.',
};

/** The postponement request and its one decision. Refetched whenever the window regains focus. */
function usePostponement(id: PostponementId | null) {
  const [send] = useDecidePostponementMutation();
  return useRequest({
    request: `postponement/${id ?? ''}`,
    query: usePostponementQuery(id ?? skipToken, { refetchOnFocus: true }),
    hasId: id !== null,
    select: (state) => selectPostponement(state, id),
    isValid: ({ requesterAs, requesteeAs }) => requesterAs.name !== '' && requesteeAs.name !== '',
    isOpen: ({ open }) => open,
    send: async (accepted) => (id === null ? null : send({ id, accepted }).unwrap()),
    said: SAID,
    next: () => '/',
    failure: 'Die Antwort auf die Spielverlegungsanfrage wurde nicht angenommen.',
    loadFailure: 'Fehler beim Laden der Spielverlegungsdaten.',
  });
}

interface PostponementCardProps extends DecisionState {
  readonly request: Postponement;
}

/** Who wants to postpone which match against whom, with JA and NEIN while the request is open. */
function PostponementCard({ request: postponement, busy, failed, decide }: PostponementCardProps) {
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
