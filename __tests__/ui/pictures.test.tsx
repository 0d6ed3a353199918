import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '../../src/ui/Avatar';
import { Crest } from '../../src/ui/Crest';
import { initials as initialsInPicture } from '../../server/sharing/words';
import { initials } from '../../src/lib/text';
import { Picture } from '../../src/ui/Picture';

const image = (container: HTMLElement) => container.querySelector('img');

describe('a crest', () => {
  it('becomes a shield with initials of the same size when the picture breaks', () => {
    const { container } = render(<Crest src="/weg.svg" name="Donauwelle 22" size={64} />);
    const broken = image(container);
    if (broken) fireEvent.error(broken);
    expect(image(container)).toBeNull();
    expect(container).toHaveTextContent('D2');
    expect(container.firstChild).toHaveStyle({ width: '64px', height: '64px' });
  });

  it('carries no letters below 30 px', () => {
    const { container } = render(<Crest src={null} name="Donauwelle 22" size={26} />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it('gives a new address a new chance', () => {
    const { container, rerender } = render(<Crest src="/weg.svg" name="Donauwelle 22" size={64} />);
    const broken = image(container);
    if (broken) fireEvent.error(broken);
    rerender(<Crest src="/da.svg" name="Donauwelle 22" size={64} />);
    expect(image(container)).toHaveAttribute('src', '/da.svg');
  });
});

it('a portrait is loaded when it comes near, beside what matters more; in a header at once', () => {
  const portrait = (eager: boolean) =>
    image(render(<Avatar src="/a.svg" name="A" size={64} eager={eager} />).container);
  expect(portrait(false)).toHaveAttribute('loading', 'lazy');
  expect(portrait(false)).toHaveAttribute('fetchpriority', 'low');
  expect(portrait(true)).toHaveAttribute('loading', 'eager');
  expect(portrait(true)).not.toHaveAttribute('fetchpriority');
});

describe('an avatar without a photo', () => {
  it('is the back view with number from 64 px, without from 36 px, initials below', () => {
    const at = (size: number) =>
      render(<Avatar src={null} name="Tarik Wiesmahder" number={7} size={size} />).container.textContent;
    expect(at(64)).toBe('7');
    expect(at(44)).toBe('');
    expect(at(28)).toBe('TW');
  });
});

it('keeps the ratio of a picture that breaks', () => {
  const { container } = render(<Picture src="/weg.jpg" />);
  const broken = image(container);
  if (broken) fireEvent.error(broken);
  expect(container.firstChild).toHaveStyle({ aspectRatio: '16 / 9' });
});

it.each([
  ['Donauwelle 22', 'D2'],
  ['  Žan ', 'Ž'],
  ['', '?'],
  ['über Alles Wien', 'ÜW'],
  ['(SPG) Neudorf', 'SN'],
  ['„Blitz“ – Graz', 'BG'],
  ['A\u0308rzte FC', 'ÄF'],
  ['★ ⚽', '?'],
])('initials of "%s" are %s, on the page and in a picture', (name, letters) => {
  expect([initials(name), initialsInPicture(name)]).toEqual([letters, letters]);
});
