import { useState } from 'react';
import type { FormEvent } from 'react';
import { announce } from '../lib/announce';
import { useAppSelector, useAppStore } from '../store/hooks';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import { switchOn } from './push';
import { selectPush } from './pushSlice';
import type { PushEvent, PushSubject } from '../filters/pushSubjects';
import styles from './NotifyDialog.module.css';

const EVENTS: readonly (readonly [PushEvent, string])[] = [
  ['start', 'Anpfiff'],
  ['goal', 'Tore'],
  ['end', 'Endstand'],
  ['moved', 'Verlegt oder abgesagt'],
];
const DEFAULT: readonly PushEvent[] = ['goal', 'end', 'moved'];
const BLOCKED =
  'Benachrichtigungen sind für diese Seite blockiert. Du kannst sie in den Einstellungen des Browsers erlauben.';
const HOME_SCREEN =
  'Auf dem iPhone geht das nur, wenn die Seite auf dem Home-Bildschirm liegt: Teilen, dann „Zum Home-Bildschirm“.';

interface NotifyDialogProps {
  readonly subject: Omit<PushSubject, 'events'>;
  readonly onClose: () => void;
}

/** Asks what to be notified of; only `Einschalten` asks the browser for permission. */
export default function NotifyDialog({ subject, onClose }: NotifyDialogProps) {
  const store = useAppStore();
  const { permission } = useAppSelector(selectPush);
  const [events, setEvents] = useState(DEFAULT);
  const reason = permission === 'denied' ? BLOCKED : permission === 'homeScreen' ? HOME_SCREEN : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (events.length === 0) return;
    void switchOn(store, { ...subject, events }).then(() => {
      const { permission: answer } = selectPush(store.getState());
      if (answer === 'granted') onClose();
      else if (answer === 'denied') announce(BLOCKED);
    });
  };
  const set = (name: PushEvent, on: boolean): void =>
    setEvents(EVENTS.map(([known]) => known).filter((known) => (known === name ? on : events.includes(known))));
  return (
    <Dialog title="Wann sollen wir dich benachrichtigen?" onClose={onClose}>
      <form onSubmit={submit}>
        {reason === null ? (
          EVENTS.map(([name, word]) => (
            <Checkbox key={name} checked={events.includes(name)} onChange={(on) => set(name, on)}>
              {word}
            </Checkbox>
          ))
        ) : (
          <p>{reason}</p>
        )}
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            {reason === null ? 'Abbrechen' : 'Schließen'}
          </Button>
          {reason === null && (
            <Button type="submit" variant="dark" aria-disabled={events.length === 0}>
              Einschalten
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
