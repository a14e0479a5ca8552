import { useEffect, useState } from 'react';

/** The zone of the window where people read: the upper two fifths. The current part is the last one that reaches into it. */
const readZone = '0px 0px -60% 0px';

/** The id of the heading of the part that is being read, among ids of headings; the first until something is known, null without any. */
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
        // At the top of the page, before the first part, none is.
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
