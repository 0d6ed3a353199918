import { useState } from 'react';
import { Bell } from 'lucide-react';
import { selectHasCapability } from '../api/capabilities';
import { notificationDropped, selectNotification } from '../filters/filtersSlice';
import { lazyModule } from '../lib/lazyModule';
import { useOnPress, loadCode } from '../shared/onPress';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { MarkButton } from '../ui/MarkButton';
import { Toast } from '../ui/Toast';
import type NotifyDialog from './NotifyDialog';
import { selectPush } from './pushSlice';
import type { PushSubject } from '../filters/pushSubjects';

const dialog = lazyModule(() => import(/* webpackChunkName: "push" */ './NotifyDialog'));
const NOT_LOADED = 'Die Benachrichtigungen konnten nicht geladen werden.';
const NOT_TOLD = 'Das hat nicht geklappt. Deine Auswahl ist gemerkt; wir versuchen es beim nächsten Besuch wieder.';

interface NotifyButtonProps extends Pick<PushSubject, 'kind' | 'id' | 'kickoff'> {
  /** The club's or match's name. */
  readonly name: string;
  /** The club's colour, if the button is on it. */
  readonly ground?: string | undefined;
}

/** Switches notifications of a team or a match on or off (docs/behaviour.md 19); nothing where there can be none. */
export function NotifyButton({ kind, id, kickoff, name, ground }: NotifyButtonProps) {
  const dispatch = useAppDispatch();
  const isOffered = useAppSelector((state) => selectHasCapability(state, 'push'));
  const { permission, server } = useAppSelector(selectPush);
  const on = useAppSelector((state) => selectNotification(state, kind, id) !== undefined);
  const [Opened, setOpened] = useState<typeof NotifyDialog | null>(null);
  const [pressed, setPressed] = useState(false);
  const { press, notice } = useOnPress(NOT_LOADED);
  if (!isOffered || permission === 'unknown' || permission === 'unsupported') return null;
  const toggle = (): void => {
    setPressed(true);
    if (on) dispatch(notificationDropped(id));
    else
      press(
        () => loadCode(dialog),
        (loaded) => setOpened(() => loaded.default),
      );
  };
  return (
    <>
      <MarkButton
        icon={Bell}
        words={['Benachrichtigen', 'Benachrichtigt']}
        on={on}
        name={name}
        ground={ground}
        onPress={toggle}
      />
      {notice}
      {Opened !== null && (
        <Opened subject={{ kind, id, ...(kickoff === undefined ? {} : { kickoff }) }} onClose={() => setOpened(null)} />
      )}
      {pressed && server === 'failed' && <Toast text={NOT_TOLD} onClose={() => setPressed(false)} />}
    </>
  );
}
