import { readYoutube } from '../lib/youtube';
import { VideoFacade } from '../ui/VideoFacade';

interface VideoCardProps {
  /** Any YouTube link; the card is omitted if it is unusable. */
  readonly link: string | null | undefined;
  readonly title: string;
  /** Our own picture: nothing is requested from the video host before the play button is pressed. */
  readonly picture: string | null | undefined;
  /** `fill` takes the height of its container; otherwise 16:9, or 9:16 for an upright video. */
  readonly shape?: 'fill';
}

/** Whether a link names a playable video. */
export function hasVideo(link: string | null | undefined): boolean {
  return readYoutube(link) !== null;
}

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** A YouTube video behind our own picture, starting at the second given in its link. */
export function VideoCard({ link, title, picture, shape }: VideoCardProps) {
  const video = readYoutube(link);
  if (video === null) return null;
  const { id, of, start, upright } = video;
  return (
    <VideoFacade
      videoId={id}
      of={of}
      start={start}
      title={title}
      picture={picture}
      shape={shape ?? (upright ? '9 / 16' : '16 / 9')}
      note={start > 0 ? `Start bei ${clock(start)}.` : undefined}
    />
  );
}
