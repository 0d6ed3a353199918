import { useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { firstInvalid, hintFor, isControl } from './draft';
import type { Control } from './draft';

interface Hints {
  /** By the control's name. */
  readonly hints: Readonly<Record<string, string>>;
  /** For the form: fires for each invalid control on submit; the hints replace the browser's bubbles. */
  readonly onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
  /** For the form: shows the hint of an invalid control when it loses the focus. */
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** Removes the hint of a control being corrected. */
  readonly clear: (name: string) => void;
}

/** German hints for native validation; the first invalid control receives the focus. */
export function useHints(): Hints {
  const [hints, setHints] = useState<Readonly<Record<string, string>>>({});
  const clear = (name: string): void => {
    if (name in hints)
      setHints((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)));
  };
  const note = (control: Control): void => {
    const hint = hintFor(control);
    if (hint === null) clear(control.name);
    else setHints((before) => ({ ...before, [control.name]: hint }));
  };
  return {
    hints,
    clear,
    onInvalidCapture: (event) => {
      event.preventDefault();
      if (!isControl(event.target)) return;
      note(event.target);
      if (event.target === firstInvalid(event.currentTarget)) event.target.focus();
    },
    onBlur: ({ target }) => {
      if (isControl(target) && (target.value !== '' || target.validity.valid)) note(target);
    },
  };
}
