/** Light or dark colours; `system`: as the browser asks for. */
export type ThemeMode = 'system' | 'light' | 'dark';

/** The modes, in the order of the menu. */
export const modes: readonly ThemeMode[] = ['system', 'light', 'dark'];

/** Where the browser keeps the choice. */
const place = 'adminTheme';

/** The choice in this browser. */
export function chosenMode(): ThemeMode {
  const kept = readKept();
  return modes.find((mode) => mode === kept) ?? 'system';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Shows the page as it was chosen. */
export function showChosenMode(): void {
  show(chosenMode());
}

/** Chooses, shows and keeps a mode. */
export function chooseMode(mode: ThemeMode): void {
  show(mode);
  try {
    localStorage.setItem(place, mode);
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
}

function show(mode: ThemeMode): void {
  if (mode === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = mode;
}
