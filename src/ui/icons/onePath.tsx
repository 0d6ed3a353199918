import type { LucideProps } from 'lucide-react';

/** A sign of lucide-react on its grid of 24 × 24, drawn as one path (`.webpack/onePathIcons.js`). Decorative unless it has a label. */
export function onePath(d: string) {
  const path = <path d={d} />;
  return function Sign({ size = 24, ...attributes }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={attributes['aria-label'] === undefined || undefined}
        {...attributes}
      >
        {path}
      </svg>
    );
  };
}
