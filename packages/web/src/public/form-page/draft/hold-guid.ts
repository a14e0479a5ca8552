import type { Guid } from '@form-portal/domain';

/**
 * Holds the GUID of a draft for this tab until its page goes away, and tells whose it is: a duplicated tab begins with a copy of what
 * the other one keeps. Without locks, as on plain HTTP, every GUID passes for the tab's own; then the server finds out by comparing.
 */
export function holdGuid(guid: Guid): Promise<'own' | 'of-another-tab'> {
  if (!('locks' in navigator)) return Promise.resolve('own');
  return new Promise((resolve) => {
    const holding = navigator.locks.request(`draft:${guid}`, { ifAvailable: true }, (lock) => {
      resolve(lock === null ? 'of-another-tab' : 'own');
      return lock === null ? undefined : pageGone();
    });
    holding.catch(() => resolve('own'));
  });
}

/** Also a page that the browser keeps for the way back lets go: until it is shown again, it sends nothing. */
function pageGone(): Promise<void> {
  return new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
}
