import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoFacade } from '../../src/ui/VideoFacade';

const frame = (container: HTMLElement) => container.querySelector('iframe');

describe('a video', () => {
  it('asks nothing of the video host before the press on play', async () => {
    const { container } = render(
      <VideoFacade videoId="abcdefghi-_" title="Liga-TV" picture="/bilder/netz.svg" start={72.6} />,
    );
    expect(container.innerHTML).not.toMatch(/youtube\.com|youtube-nocookie|ytimg/i);
    await userEvent.click(screen.getByRole('button', { name: /Video abspielen: Liga-TV/ }));
    expect(frame(container)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghi-_?autoplay=1&rel=0&start=72',
    );
    expect(frame(container)).toHaveAttribute('title', 'Liga-TV');
  });

  it('plays a channel’s stream', async () => {
    const { container } = render(
      <VideoFacade videoId="live_stream" of="channel=UC_x-1" title="Liga-TV" picture={null} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Video abspielen/ }));
    expect(frame(container)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/live_stream?channel=UC_x-1&autoplay=1&rel=0&start=0',
    );
  });

  it.each(['', 'zu kurz', 'abcdefghijkl', 'abc"defghij', '../../../../'])('shows nothing for the id "%s"', (id) => {
    const { container } = render(<VideoFacade videoId={id} title="Liga-TV" picture={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
