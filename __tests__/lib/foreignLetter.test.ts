import { whenForeignLetter } from '../../src/lib/foreignLetter';

const noted = () => new Promise((resolve) => setTimeout(resolve));

describe('the first foreign letter of a page', () => {
  const then = jest.fn();
  let over: AbortController;
  const name = (text: string): HTMLElement => Object.assign(document.createElement('p'), { textContent: text });

  beforeEach(() => {
    then.mockClear();
    over = new AbortController();
    document.body.replaceChildren(name('Größe Übermut'));
  });
  afterEach(() => over.abort());

  test('one that is there already is reported at once', () => {
    document.body.append(name('Šimić'));
    whenForeignLetter(over.signal, then);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('one that comes, as an element or as a new text, is reported once', async () => {
    whenForeignLetter(over.signal, then);
    document.body.append(name('Müller'));
    await noted();
    expect(then).not.toHaveBeenCalled();
    const team = document.createElement('ul');
    team.append(name('Yılmaz'));
    document.body.append(team);
    await noted();
    expect(then).toHaveBeenCalledTimes(1);
    document.body.append(name('Šimić'));
    await noted();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('a script is no text', async () => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', text: "'Šimić'" });
    document.body.append(script);
    whenForeignLetter(over.signal, then);
    document.body.append(script.cloneNode(true));
    await noted();
    expect(then).not.toHaveBeenCalled();
    document.body.append(name('Šimić'));
    await noted();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('a text that changes counts too', async () => {
    whenForeignLetter(over.signal, then);
    const [text] = document.body.firstElementChild?.childNodes ?? [];
    if (text instanceof Text) text.data = 'Łukasz';
    await noted();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('nothing is reported after the end', async () => {
    whenForeignLetter(over.signal, then);
    over.abort();
    document.body.append(name('Šimić'));
    await noted();
    expect(then).not.toHaveBeenCalled();
  });
});
