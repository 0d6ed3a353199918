import styles from './PitchDrawing.module.css';

export type DrawingName = 'pitch' | 'shields' | 'net' | 'whistle' | 'bench' | 'cards' | 'calendar';

const drawings = {
  pitch: (
    <>
      <path d="M4 6h112v64H4ZM60 6v64M4 22h16v32H4M116 22h-16v32h16" />
      <circle cx="60" cy="38" r="17" />
      <circle className={styles.ball} cx="60" cy="38" r="5" />
    </>
  ),
  shields: (
    <path
      strokeDasharray="4 4"
      d="M40 8h40v30c0 12-9 18-20 26-11-8-20-14-20-26ZM9 18h22v20c0 7-5 10-11 14-6-4-11-7-11-14ZM89 18h22v20c0 7-5 10-11 14-6-4-11-7-11-14Z"
    />
  ),
  net: (
    <>
      <path d="M4 68h112M18 68V12h78v56" />
      <path
        strokeWidth="1.2"
        d="m18 12 56 56M40 12l56 56M62 12l34 34M84 12l12 12M18 34l34 34M18 56l12 12M96 12 40 68M74 12 18 68M52 12 18 46M30 12 18 24M96 34 62 68M96 56 84 68"
      />
      <circle cx="106" cy="61" r="7" />
    </>
  ),
  whistle: (
    <>
      <path d="M34 24h58v14l-22 4a20 20 0 1 1-36-14ZM92 24v14M60 16V8M48 17l-5-7M72 17l5-7" />
      <circle className={styles.ball} cx="52" cy="43" r="6" />
    </>
  ),
  bench: (
    <path d="M8 70V34C8 18 22 8 38 8h44c16 0 30 10 30 26v36M4 70h112M20 52h80M28 52v18M92 52v18M36 52V38h16v14M68 52V38h16v14" />
  ),
  cards: <path d="m40 14 28-6 10 46-28 6ZM72 18l20 6-11 44-26-6" />,
  calendar: (
    <>
      <path d="M22 14h76v54H22ZM22 30h76M40 8v12M80 8v12" />
      <circle className={styles.ball} cx="60" cy="49" r="6" />
    </>
  ),
};

/** A line drawing of parts of the pitch, for empty and failed states. Decorative. */
export default function PitchDrawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 76" width="136" height="86" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
