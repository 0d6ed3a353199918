import { useEffect, useState } from 'react';

/** Position of a section; `top` in px from the top of the window, `focused` if the focus is inside it. */
type Place = { id: string; top: number; focused: boolean };

/** Sections above this line, in px from the top, have been reached; an opened section stops above it. */
const READING_LINE = 64;

/**
 * Id of the section being read: the last one whose top has passed the reading line. At the end of the page the last
 * ones cannot scroll that far; there it is the one with the focus, else the last.
 */
export function sectionAt(places: readonly Place[], atEnd: boolean): string | undefined {
  const passed = places.findLast(({ top }) => top <= READING_LINE) ?? places[0];
  if (!atEnd) return passed?.id;
  const opened = places.find(({ top, focused }) => focused && top > 0);
  return (opened ?? places.at(-1))?.id;
}

function placesOf(sections: readonly { id: string }[]): readonly Place[] {
  return sections.flatMap(({ id }) => {
    const element = document.getElementById(id);
    return element
      ? [{ id, top: element.getBoundingClientRect().top, focused: element.contains(document.activeElement) }]
      : [];
  });
}

/** The section being read, measured once per frame while the page scrolls. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      const { scrollHeight } = document.documentElement;
      setCurrent(
        sectionAt(placesOf(sections), window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2),
      );
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    document.addEventListener('focusin', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      document.removeEventListener('focusin', later);
    };
  }, [sections]);
  return current;
}
