import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors';
import { useRegisterMutation } from '../../api/registration';
import type { Registration } from '../../api/registration';
import { emptyForm, keepDraft, readDraft } from './draft';

/** What came of the last submission. `message` is the server's, null if it said nothing. */
export type Outcome = { readonly kind: 'registered' } | { readonly kind: 'failed'; readonly message: string | null };

interface RegistrationForm {
  readonly form: Registration;
  /** Nothing had been typed when the screen was opened. */
  readonly fresh: boolean;
  readonly change: (fields: Partial<Registration>) => void;
  readonly sending: boolean;
  readonly outcome: Outcome | null;
  readonly submit: () => void;
}

/** The form's fields and its one submission at a time. What is typed is lost only by success. */
export function useRegistration(): RegistrationForm {
  const [draft] = useState(readDraft);
  const [form, setForm] = useState(draft ?? emptyForm);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [register, { isLoading: sending }] = useRegisterMutation({ fixedCacheKey: 'registration' });
  // `sending` outlives the screen: whoever comes back while a submission is on its way sends no second one.
  const underWay = useRef(false);
  useEffect(() => keepDraft(form), [form]);

  const send = async (): Promise<void> => {
    underWay.current = true;
    setOutcome(null);
    const answer = await register(form);
    underWay.current = false;
    if (answer.error !== undefined) {
      setOutcome({ kind: 'failed', message: messageOf(answer.error) });
      return;
    }
    // Also when the screen was left meanwhile.
    keepDraft(emptyForm);
    setForm(emptyForm);
    setOutcome({ kind: 'registered' });
  };
  return {
    form,
    fresh: draft === null,
    change: (fields) => setForm((before) => ({ ...before, ...fields })),
    sending,
    outcome,
    submit: () => {
      if (!underWay.current && !sending) void send();
    },
  };
}
