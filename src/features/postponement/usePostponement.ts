import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useDecidePostponementMutation, usePostponementQuery } from '../../api/requests';
import { useDecision } from '../../cards/useDecision';
import { useLogFailure } from '../../screen/useLogFailure';
import type { PostponementId } from '../../entities/ids';
import type { Postponement } from '../../entities/postponement/model';
import { selectPostponement } from '../../entities/select';
import { announce } from '../../lib/announce';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';

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
