/** Clears the tab's storage, before the session ends (specification §4, User session; specification D39). */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser may refuse storage; then nothing is stored.
  }
}
