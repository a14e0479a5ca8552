import { visuallyHidden } from '@form-portal/ui';
import { createContext, use, useCallback, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Announces a text politely to screen readers, also the same text twice. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/** The one polite live region of a page (docs/design.md#accessibility, SC 4.1.3), and the context for announcing. */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback<Announce>((text) => {
    const element = region.current;
    if (element === null) return;
    const line = document.createElement('p');
    line.textContent = text;
    element.replaceChildren(line);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div ref={region} role="status" className={visuallyHidden} />
    </AnnounceContext>
  );
}
