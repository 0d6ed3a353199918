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
