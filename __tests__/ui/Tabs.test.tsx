import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabPanel, Tabs } from '../../src/ui/Tabs';

const tabs = [
  { key: 'goals', label: 'Tore' },
  { key: 'yellow', label: 'Gelbe Karten' },
  { key: 'red', label: 'Rote Karten' },
] as const;

function Example({ disabled = false }) {
  const [selected, setSelected] = useState<'goals' | 'yellow' | 'red'>('goals');
  return (
    <>
      <Tabs id="stats" label="Statistik" tabs={tabs} selected={selected} onSelect={setSelected} disabled={disabled} />
      <div {...tabPanel('stats', selected)}>{selected}</div>
    </>
  );
}

describe('tabs by keyboard', () => {
  it('are one tab stop; arrows move, choose and wrap', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Tore' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Gelbe Karten', selected: true })).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Tore', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Rote Karten' })).toHaveTextContent('red');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('do nothing while the list loads, but stay reachable', async () => {
    const user = userEvent.setup();
    render(<Example disabled />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('tab', { name: 'Rote Karten' }));
    expect(screen.getByRole('tab', { name: 'Tore' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Tore' })).toHaveAttribute('aria-disabled', 'true');
  });
});
