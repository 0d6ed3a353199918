import { useEffect, useRef, useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { messageOf } from '../../api/errors';
import { useRegisterMutation } from '../../api/registration';
import type { Registration } from '../../api/teamApplication';
import { emptyForm, keepDraft, readDraft } from './draft';

/** Outcome of the last submission. `message` comes from the server; null: none. */
export type Outcome = { readonly kind: 'registered' } | { readonly kind: 'failed'; readonly message: string | null };

interface RegistrationForm {
  readonly form: Registration;
  /** The form was empty when the screen opened. */
  readonly fresh: boolean;
  readonly change: (fields: Partial<Registration>) => void;
  readonly sending: boolean;
  readonly outcome: Outcome | null;
  readonly submit: () => void;
}

/**
 * The form's fields, submitted one request at a time. Input is cleared only on success, and the outcome is shown even
 * to somebody who has left the screen and returns.
 */
export function useRegistration(): RegistrationForm {
  // The fixed cache key lets the outcome outlive the screen; nothing of the form stays with it.
  const [register, { status, isLoading: sending, isSuccess, error, reset }] = useRegisterMutation({
    fixedCacheKey: 'registration',
  });
  const [draft] = useState(readDraft);
  const [form, setForm] = useState(draft ?? emptyForm);
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

  // A second press may come before `sending` has rendered.
  const underWay = useRef(false);
  const send = async (): Promise<void> => {
    underWay.current = true;
    const answer = await register(form);
    underWay.current = false;
    // Clears the draft even if the screen has been left.
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
