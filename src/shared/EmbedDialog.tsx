import { useRef, useState } from 'react';
import { announce } from '../lib/announce';
import { Check, Copy } from 'lucide-react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Select } from '../ui/Select';
import type { Option } from '../ui/Select';
import { embedAddress, embedCode, frameHeight, NO_CHOICES } from './embedCode';
import type { EmbedChoices, Embedded } from './embedCode';
import styles from './EmbedDialog.module.css';

export interface EmbedDialogProps {
  readonly embedded: Embedded;
  /** Teams that may stand out, by their ids of the wire. */
  readonly teams?: readonly Option[];
  readonly matchdays?: readonly number[];
  /** Keeps its identity. */
  readonly onClose: () => void;
}

const COLOURS: readonly Option[] = [
  { value: '', label: 'Automatisch' },
  { value: 'hell', label: 'Hell' },
  { value: 'dunkel', label: 'Dunkel' },
];
const ROWS = Array.from({ length: 18 }, (_, index) => String(index + 3));
const HAS_ROWS: readonly string[] = ['tabelle', 'team'];

/** A scrollable region must be focusable, although it is not a control. */
const scrollable = { tabIndex: 0 };
/** Of the usual height: in a narrow window names wrap, and an inert frame cannot scroll. */
const ROOM = 1.25;

const choice = (value: string): Option => ({ value, label: value });

/** Preview, choices and code of an embed. */
export default function EmbedDialog({ embedded, teams = [], matchdays = [], onClose }: EmbedDialogProps) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const code = embedCode(embedded, choices);
  const choose = (name: keyof EmbedChoices) => (value: string) => {
    setSaid('');
    setChoices((before) => ({ ...before, [name]: value }));
  };
  const say = (words: string): void => {
    setSaid(words);
    announce(words);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      say('Code kopiert.');
    } catch {
      field.current?.select();
      say('Bitte kopiere den markierten Code.');
    }
  };
  const { kind } = embedded;
  return (
    <Dialog title="Einbetten" className={styles.dialog} onClose={onClose}>
      <section className={styles.preview} aria-label="Vorschau" {...scrollable}>
        {/* Inert: Escape pressed within a frame would not reach the dialog, and its links are not what is asked for here. */}
        <iframe
          inert
          title="Vorschau"
          src={embedAddress(embedded, choices)}
          height={frameHeight(kind, choices) * ROOM}
        />
      </section>
      <div className={styles.fields}>
        <Select compact label="Farbe" options={COLOURS} value={choices.farbe} onChange={choose('farbe')} />
        {HAS_ROWS.includes(kind) && (
          <Select
            compact
            label="Zeilen"
            options={[{ value: '', label: kind === 'tabelle' ? 'Alle' : 'Fünf' }, ...ROWS.map(choice)]}
            value={choices.zeilen}
            onChange={choose('zeilen')}
          />
        )}
        {matchdays.length > 0 && (
          <Select
            compact
            label="Spieltag"
            options={[{ value: '', label: 'Der aktuelle' }, ...matchdays.map((day) => choice(String(day)))]}
            value={choices.spieltag}
            onChange={choose('spieltag')}
          />
        )}
        {teams.length > 0 && (
          <Select
            compact
            label="Hervorheben"
            options={[{ value: '', label: 'Keine Mannschaft' }, ...teams]}
            value={choices.team}
            onChange={choose('team')}
          />
        )}
      </div>
      <label className={styles.code}>
        <span>Code</span>
        <textarea
          ref={field}
          readOnly
          rows={4}
          spellCheck={false}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className={styles.said}>{said}</p>
      <div className={styles.buttons}>
        <Button variant="dark" onClick={() => void copy()}>
          {said === 'Code kopiert.' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          <span>Code kopieren</span>
        </Button>
        <Button variant="outline" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Dialog>
  );
}
