import { useLayoutEffect } from 'react';

/** The number of components that need each class. One for the page, which has one root element. */
const userCounts = new Map<string, number>();

/**
 * Gives the root element a class while the component is mounted and `active`: for what only the root can have, such as scroll
 * padding. (With `:root:has()` the browser would search the whole page whenever an element is added or removed.)
 */
export function useRootClass(name: string | undefined, active = true): void {
  useLayoutEffect(() => {
    if (!active || name === undefined) return;
    change(name, 1);
    return () => change(name, -1);
  }, [name, active]);
}

function change(name: string, by: number): void {
  const count = (userCounts.get(name) ?? 0) + by;
  userCounts.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
}
