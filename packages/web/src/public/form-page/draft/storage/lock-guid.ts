import type { Guid } from '@form-portal/domain';

/**
 * Locks a draft's GUID for this tab until its page is left. Without locks, as on plain HTTP, every GUID counts as this tab's own; then
 * the server detects a second submission by comparing.
 */
export function lockGuid(guid: Guid): Promise<'own' | 'taken'> {
  if (!('locks' in navigator)) return Promise.resolve('own');
  return new Promise((resolve) => {
    const request = navigator.locks.request(`draft:${guid}`, { ifAvailable: true }, (lock) => {
      resolve(lock === null ? 'taken' : 'own');
      return lock === null ? undefined : pageHidden();
    });
    request.catch(() => resolve('own'));
  });
}

/** A page in the browser's back-forward cache releases its lock too: it sends nothing until it is shown again. */
function pageHidden(): Promise<void> {
  return new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
}
