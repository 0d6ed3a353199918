type BrandIconProps = { size?: number };

/** Instagram; decorative, the link has the name. */
export function InstagramIcon({ size = 22 }: BrandIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.2" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** Facebook; decorative, the link has the name. */
export function FacebookIcon({ size = 22 }: BrandIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d="M10 22v-9H7V9.5h3V7.2C10 3.9 11.9 2 15 2h2.5v3.5h-1.8c-1.3 0-1.7.6-1.7 1.8v2.2h3.4l-.5 3.5H14v9Z" />
    </svg>
  );
}

/** YouTube; decorative, the link has the name. */
export function YoutubeIcon({ size = 22 }: BrandIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden>
      <path d="M5 4.5h14a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM10 8.5v7l6-3.5Z" />
    </svg>
  );
}

type BallIconProps = {
  size?: number | undefined;
  /** Text alternative; without it the ball is decorative. */
  label?: string | undefined;
};

/** A football: a goal. */
export function BallIcon({ size = 17, label }: BallIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="10" />
      <path fill="currentColor" d="m12 8 4.2 3-1.6 5H9.4l-1.6-5Z" />
      <path d="M12 8V2.5M16.2 11l5.3-1.8M14.6 16l3.2 4.2M9.4 16l-3.2 4.2M7.8 11 2.5 9.2" />
    </svg>
  );
}
