import { useState } from 'react';
import { Play } from 'lucide-react';
import { classes } from './elements';
import { Picture } from './Picture';
import styles from './VideoFacade.module.css';

type VideoFacadeProps = {
  /** The eleven-character YouTube id. */
  videoId: string;
  /** With `live_stream` or `videoseries` in place of an id: `channel=UC…`, `list=PL…`. */
  of?: string | undefined;
  title: string;
  /** Our own picture; nothing is requested from the video host before the press. */
  picture: string | null | undefined;
  /** Start time in seconds. */
  start?: number | undefined;
  /** `9 / 16` for shorts, at most 360 px wide; `fill` takes the height of its container. */
  shape?: '16 / 9' | '9 / 16' | 'fill' | undefined;
  /** Text before the notice: "Start bei 1:12." */
  note?: string | undefined;
};

const VIDEO_ID = /^[\w-]{11}$/;
const OF = /^(channel|list)=[\w-]+$/;

/** A video behind our own picture: the player of youtube-nocookie.com is loaded when play is pressed. */
export function VideoFacade({ videoId, of, title, picture, start = 0, shape = '16 / 9', note }: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false);
  if (!VIDEO_ID.test(videoId) || (of !== undefined && !OF.test(of))) return null;
  const box = classes(styles.video, shape === '9 / 16' && styles.tall, shape === 'fill' && styles.fill, 'on-dark');
  if (playing) {
    return (
      <div className={box}>
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${videoId}?${of === undefined ? '' : `${of}&`}autoplay=1&rel=0&start=${Math.max(0, Math.floor(start))}`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </div>
    );
  }
  return (
    <div className={box}>
      <button type="button" className={styles.cover} onClick={() => setPlaying(true)}>
        <Picture src={picture} ratio={null} rounded={false} className={styles.picture} />
        <span className={styles.shade} />
        <span className={styles.play}>
          <Play size={28} fill="currentColor" aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <span className="visually-hidden">Video abspielen: </span>
            <span>{title}</span>
          </span>
          <span className={styles.note}>{`${note ? `${note} ` : ''}Mit dem Abspielen wird YouTube geladen.`}</span>
        </span>
      </button>
    </div>
  );
}
