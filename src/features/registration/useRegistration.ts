import { useEffect, useRef, useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query';
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

/**
 * The form's fields and its one submission at a time. What is typed is lost only by success, and what came of a
 * submission is reported even to somebody who left the screen and comes back.
 */
export function useRegistration(): RegistrationForm {
  // Under a fixed key the submission outlives the screen.
  const [register, { status, originalArgs, isLoading: sending, isSuccess, error, reset }] = useRegisterMutation({
    fixedCacheKey: 'registration',
  });
  const [draft] = useState(readDraft);
  const [form, setForm] = useState(originalArgs ?? draft ?? emptyForm);
  const [fresh] = useState(draft === null && status === QueryStatus.uninitialized);
  const [cleared, setCleared] = useState(false);
  if (isSuccess !== cleared) {
    setCleared(isSuccess);
    if (isSuccess) setForm(emptyForm);
  }
  useEffect(() => keepDraft(form), [form]);

  const outcome = outcomeOf(isSuccess, error);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = outcome === null ? () => undefined : reset;
  });
  useEffect(() => () => leave.current(), []);

  // A second press comes before `sending` is drawn.
  const underWay = useRef(false);
  const send = async (): Promise<void> => {
    underWay.current = true;
    const answer = await register(form);
    underWay.current = false;
    // Also when nobody is there any more to clear the form.
    if (answer.error === undefined) keepDraft(emptyForm);
  };
  return {
    form,
    fresh,
    change: (fields) => setForm((before) => ({ ...before, ...fields })),
    sending,
    outcome,
    submit: () => {
      if (!underWay.current && !sending) void send();
    },
  };
}

function outcomeOf(registered: boolean, error: unknown): Outcome | null {
  if (registered) return { kind: 'registered' };
  return error === undefined ? null : { kind: 'failed', message: messageOf(error) };
}
