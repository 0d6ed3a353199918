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
