import { useEffect, useRef } from 'react';
import { useAnnounce } from './live-region.tsx';
import type { RefObject } from 'react';

/** Time without a change after which a text is announced, in ms. */
const settledMs = 1000;

/**
 * Announces a text politely when it has changed and then stays the same for a second, while its element is not inside a hidden one.
 */
export function useAnnouncedOnceSettled(text: string, element: RefObject<Element | null>): void {
  const announce = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      if (element.current?.closest('[hidden]') === null) announce(text);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [text, element, announce]);
}
