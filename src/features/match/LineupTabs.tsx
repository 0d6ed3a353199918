import { useState } from 'react';
import { tabPanel } from '../../ui/tabPanel';
import { Tabs } from '../../ui/Tabs';
import { Lineup } from './Lineup';
import type { LineupProps } from './Lineup';
import styles from './Lineup.module.css';

type SideProps = Pick<LineupProps, 'side' | 'entries' | 'events'>;

const TABS = [
  { key: 'home', label: 'Aufstellung (Heim)' },
  { key: 'away', label: 'Aufstellung (Auswärts)' },
] as const;

/** Both line-ups as tabs, for narrow screens. */
export function LineupTabs({ home, away }: { readonly home: SideProps; readonly away: SideProps }) {
  const [selected, setSelected] = useState<'home' | 'away'>('home');
  return (
    <div className={styles.tabs}>
      <Tabs label="Aufstellungen" id="lineup" tabs={TABS} selected={selected} onSelect={setSelected} look="boxed" />
      <div {...tabPanel('lineup', selected)}>
        <Lineup {...(selected === 'home' ? home : away)} />
      </div>
    </div>
  );
}
