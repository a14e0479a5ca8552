import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { linkAway } from '../../shared/shell/leave-attempts.ts';

/** Whether a path belongs to the administration, which changes pages without loading them. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Follows plain links to other pages of the administration by the router, wherever they stand; all others stay with the browser. */
export function useRouterLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAway(event, location);
    if (link === null || link.origin !== location.origin || !isAdminPath(link.pathname)) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
