import { useEffect, useState } from 'react';

/** The part of the page that is read: the last one that reaches into the upper two fifths of the window. */
const readZone = '0px 0px -60% 0px';

/** The id, among headings' ids, of the part of the page that is in view; null while none is, and on the server. */
export function useCurrentPart(headings: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(headings[0] ?? null);
  useEffect(() => {
    const parts = headings.flatMap((id) => {
      const part = document.getElementById(id)?.parentElement;
      return part === undefined || part === null ? [] : [[part, id] as const];
    });
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        // None is there at the top of the page, before the first.
        const read = parts.filter(([part]) => seen.has(part)).at(-1) ?? parts[0];
        if (read !== undefined) setCurrent(read[1]);
      },
      { rootMargin: readZone },
    );
    for (const [part] of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
