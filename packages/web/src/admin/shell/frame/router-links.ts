import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { linkAway } from '../../../shared/shell/leaving/leave-attempts.ts';

/** Whether a path belongs to the administration, which is a single-page application. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Routes clicks on plain links to the administration's pages; the browser follows all other links. */
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
