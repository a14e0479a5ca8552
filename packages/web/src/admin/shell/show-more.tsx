import { Button } from '@form-portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../api/failure-message.ts';
import { mainElement, useFallbackFocus } from './focus/use-fallback-focus.ts';
import page from './list-page.module.css';
import type { ReactElement } from 'react';

/** The state of a list's query. */
export interface PagedList {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

export interface ShowMoreProps {
  readonly list: PagedList;
  /** Whether the list is about to be replaced, so that there is nothing to add to; absent: it is not. */
  readonly isReplaced?: boolean;
}

/** Fetches the next page when it comes into view or is pressed, and says why that failed; renders nothing after the last page. */
export function ShowMore({ list, isReplaced = false }: ShowMoreProps): ReactElement | null {
  return list.hasNextPage ? <NextPage list={list} isBusy={list.isFetchingNextPage || isReplaced} /> : null;
}

/** The last link of the list, from which Tab goes on to what is below it. */
function endOfList(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('table a')].at(-1) ?? mainElement();
}

interface NextPageProps {
  readonly list: PagedList;
  readonly isBusy: boolean;
}

function NextPage({ list, isBusy }: NextPageProps): ReactElement {
  const { text } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const part = useFallbackFocus<HTMLDivElement>(endOfList);
  function fetchMore(): void {
    if (!isBusy) void list.fetchNextPage();
  }
  const onSeen = useEffectEvent(fetchMore);
  useEffect(() => {
    if (button.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) onSeen();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={part} className={page.more}>
      {list.isFetchNextPageError && list.error !== null && (
        <p role="alert">{failureMessage(list.error, text)}</p>
      )}
      <Button ref={button} aria-disabled={isBusy} onClick={fetchMore}>
        {text(isBusy ? 'loading' : 'admin.submissions.more')}
      </Button>
    </div>
  );
}
