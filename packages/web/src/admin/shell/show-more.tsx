import { Button } from '@form-portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import page from '../../shell/list-page.module.css';
import type { ReactElement } from 'react';

export interface ShowMoreProps {
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** Asks for the next page when it comes into view, or when it is pressed. */
export function ShowMore({ loading, onMore }: ShowMoreProps): ReactElement {
  const { text } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  function more(): void {
    if (!loading) onMore();
  }
  const onSeen = useEffectEvent(more);
  useEffect(() => {
    if (button.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) onSeen();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={page.more}>
      <Button ref={button} aria-disabled={loading} onClick={more}>
        {text(loading ? 'loading' : 'admin.submissions.more')}
      </Button>
    </div>
  );
}
