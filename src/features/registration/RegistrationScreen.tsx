import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { registration } from '../../content/registration';
import { Anchor } from '../../ui/Link';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import { PageTitle } from '../../ui/PageTitle';
import { Conditions } from './Conditions';
import { ContactFields, TeamFields } from './TeamFields';
import { useHints } from './useHints';
import { useRegistration } from './useRegistration';
import type { Outcome } from './useRegistration';
import styles from './RegistrationScreen.module.css';

/** Registration of a new team, without a login. */
export default function RegistrationScreen() {
  const { form, fresh, change, sending, outcome, submit } = useRegistration();
  const { hints, clear, onInvalidCapture, onBlur } = useHints();
  const [informed, setInformed] = useState(!fresh);
  const [sentHere, setSentHere] = useState(false);
  const close = useCallback(() => setInformed(true), []);
  const changeField = (fields: Parameters<typeof change>[0], name: string): void => {
    change(fields);
    clear(name);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSentHere(true);
    submit();
  };
  const { title, confirm } = registration.conditions;
  return (
    <div className="wrap">
      <PageTitle title={registration.title} meta="Felder mit * sind Pflicht." />
      <div className={styles.page}>
        <form className={styles.form} onSubmit={send} onInvalidCapture={onInvalidCapture} onBlur={onBlur}>
          <ContactFields
            title="Erste Kontaktperson"
            name="primary"
            contact={form.primary}
            hints={hints}
            onChange={(primary, name) => changeField({ primary }, name)}
          />
          <ContactFields
            title="Zweite Kontaktperson"
            name="secondary"
            contact={form.secondary}
            hints={hints}
            onChange={(secondary, name) => changeField({ secondary }, name)}
          />
          <TeamFields form={form} hints={hints} onChange={changeField} />
          <Checkbox
            name="acceptedTerms"
            checked={form.acceptedTerms}
            onChange={(acceptedTerms) => change({ acceptedTerms })}
          >
            <span>Ich akzeptiere die</span>{' '}
            <Anchor to="/ligaordnung" className={styles.terms}>
              AGB
            </Anchor>
            <span>.</span>
          </Checkbox>
          <Result outcome={outcome} focused={sentHere} />
          <Button type="submit" variant="primary" size="large" busy={sending} className={styles.submit}>
            {sending ? 'Wird gesendet…' : 'Team anmelden'}
          </Button>
        </form>
        <aside className={`card ${styles.conditions}`} aria-labelledby="konditionen">
          <h2 id="konditionen">{title}</h2>
          <Conditions />
        </aside>
      </div>
      {!informed && (
        <Dialog title={title} onClose={close}>
          <Conditions />
          <Button variant="primary" size="large" wide onClick={close} className={styles.confirm}>
            {confirm}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

interface ResultProps {
  readonly outcome: Outcome | null;
  /** Success takes the focus: the form is empty again, and its button would send another one. */
  readonly focused: boolean;
}

function Result({ outcome, focused }: ResultProps) {
  if (outcome === null) return null;
  if (outcome.kind === 'registered')
    return (
      <Note tone="ok" lang="en" focused={focused}>
        Registration successful! You can now log in.
      </Note>
    );
  return outcome.message === null ? (
    <Note tone="err" lang="en">
      Registration failed. Please try again.
    </Note>
  ) : (
    <Note tone="err">{outcome.message}</Note>
  );
}
