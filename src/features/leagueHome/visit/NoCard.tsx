import { useEffect } from 'react';

/** Replaces the card if its chunk fails to load, and gives its place back to the headlines. */
export function NoCard({ onGone }: { readonly onGone: () => void }) {
  useEffect(onGone, [onGone]);
  return null;
}
