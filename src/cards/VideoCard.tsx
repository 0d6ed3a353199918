import { readYoutube } from '../lib/youtube';
import { VideoFacade } from '../ui/VideoFacade';

interface VideoCardProps {
  /** Any YouTube link; without a usable one there is no card. */
  readonly link: string | null | undefined;
  readonly title: string;
  /** Our own picture: the video host gets no request before the press on play. */
  readonly picture: string | null | undefined;
  /** `fill` takes the height of its place; by itself a video is 16:9, an upright one 9:16. */
  readonly shape?: 'fill';
}

/** Whether a link names a video that can be shown. */
export function hasVideo(link: string | null | undefined): boolean {
  return readYoutube(link) !== null;
}

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** A YouTube video behind our own picture, from the second its link names. */
export function VideoCard({ link, title, picture, shape }: VideoCardProps) {
  const video = readYoutube(link);
  if (video === null) return null;
  const { id, start, upright } = video;
  return (
    <VideoFacade
      videoId={id}
      start={start}
      title={title}
      picture={picture}
      shape={shape ?? (upright ? '9 / 16' : '16 / 9')}
      note={start > 0 ? `Start bei ${clock(start)}.` : undefined}
    />
  );
}
