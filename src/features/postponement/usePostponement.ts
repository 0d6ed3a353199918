import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useAnswerPostponementMutation, usePostponementQuery } from '../../api/requests';
import { useAnswer } from '../../cards/useAnswer';
import { useLogFailure } from '../../screen/useLogFailure';
import type { PostponementId } from '../../entities/ids';
import type { Postponement } from '../../entities/postponement/model';
import { selectPostponement } from '../../entities/select';
import { announce } from '../../lib/announce';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { Answer } from '../../ui/DecisionCard';

const SAID: Readonly<Record<Answer, string>> = {
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
      readonly busy: Answer | null;
      readonly failed: boolean;
      readonly answer: (answer: Answer) => void;
    };

/** The postponement request and the one answer to it. Asked again whenever the window is looked at again. */
export function usePostponement(id: PostponementId | null): PostponementPhase {
  const store = useAppStore();
  const navigate = useNavigate();
  const { isError, error, refetch } = usePostponementQuery(id ?? skipToken, { refetchOnFocus: true });
  const postponement = useAppSelector((state) => selectPostponement(state, id));
  const [send] = useAnswerPostponementMutation();
  const answering = useAnswer({
    request: `postponement/${id ?? ''}`,
    isOpen: async () => {
      await refetch().unwrap();
      return selectPostponement(store.getState(), id)?.open === true;
    },
    send: async (accepted) => (id === null ? null : send({ id, accepted }).unwrap()),
    onTaken: (answer) => {
      announce(SAID[answer]);
      void navigate('/');
    },
    failure: 'Die Antwort auf die Spielverlegungsanfrage wurde nicht angenommen.',
  });
  useLogFailure(isError, 'Fehler beim Laden der Spielverlegungsdaten.', error);
  if (id === null) return { phase: 'noId' };
  if (postponement === undefined)
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  if (postponement.requesterAs.name === '' || postponement.requesteeAs.name === '') return { phase: 'invalid' };
  return { phase: 'ready', postponement, ...answering };
}
