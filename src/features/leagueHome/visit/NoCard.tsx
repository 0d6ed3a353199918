import { useEffect } from 'react';

/** Stands in for the card if its code does not arrive: its place goes back to the headlines. */
export function NoCard({ onGone }: { readonly onGone: () => void }) {
  useEffect(onGone, [onGone]);
  return null;
}
