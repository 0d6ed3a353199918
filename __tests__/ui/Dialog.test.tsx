import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../../src/ui/Dialog';

beforeAll(() => {
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Anmelden</button>
      {open && (
        <Dialog title="Bevor du anmeldest" onClose={close}>
          <button onClick={close}>Verstanden</button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  async function opened() {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Bevor du anmeldest' }) };
  }

  it('closes by its own button and gives the focus back', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveFocus();
  });

  it('closes on Escape, which the browser reports as cancel', async () => {
    const { dialog } = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press on the backdrop, not on one inside', async () => {
    const { dialog } = await opened();
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
