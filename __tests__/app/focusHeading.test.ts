import { afterPaint } from '../../src/lib/schedule';
import { focusHeading } from '../../src/app/page/focusHeading';

const noted = () => new Promise((resolve) => setTimeout(resolve));
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

describe('docs/behaviour.md 10: a new page takes the focus', () => {
  let main: HTMLElement;
  let left: AbortController;
  const begin = (): Promise<void> => {
    left = new AbortController();
    focusHeading(main, left.signal);
    return painted();
  };
  const add = (name: 'h1' | 'button' | 'p'): HTMLElement => main.appendChild(document.createElement(name));

  beforeEach(async () => {
    main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    await begin();
  });
  afterEach(() => {
    left.abort();
    main.remove();
  });

  test('the page once it is painted, its heading when it comes, and the one that follows that', async () => {
    expect(main).toHaveFocus();
    const first = add('h1');
    await noted();
    expect(first).toHaveFocus();
    first.remove();
    const second = add('h1');
    await noted();
    expect(second).toHaveFocus();
  });

  test('a dialog that was opened meanwhile keeps the focus', async () => {
    left.abort();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    const field = dialog.appendChild(document.createElement('input'));
    field.focus();
    await begin();
    expect(field).toHaveFocus();
    add('h1');
    await noted();
    expect(field).toHaveFocus();
    dialog.remove();
  });

  test('whoever has gone on is not fetched back, not even from behind the last stop of a page that still loads', async () => {
    add('h1');
    await noted();
    const last = add('button');
    last.focus();
    last.blur();
    add('p');
    await noted();
    expect(document.body).toHaveFocus();
  });
});
