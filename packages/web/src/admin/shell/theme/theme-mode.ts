/** Light or dark colours; `system`: the browser's preference. */
export type ThemeMode = 'system' | 'light' | 'dark';

/** The modes, in the order of the menu. */
export const modes: readonly ThemeMode[] = ['system', 'light', 'dark'];

/** The key in the browser's storage. */
const storageKey = 'adminTheme';

/** The mode stored in this browser. */
export function chosenMode(): ThemeMode {
  const stored = readStored();
  return modes.find((mode) => mode === stored) ?? 'system';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Applies the stored mode to the page. */
export function showChosenMode(): void {
  show(chosenMode());
}

/** Applies and stores a mode. */
export function chooseMode(mode: ThemeMode): void {
  show(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function show(mode: ThemeMode): void {
  if (mode === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = mode;
}
