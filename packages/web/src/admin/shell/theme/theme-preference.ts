/** Light or dark colours; `system`: the browser's preference. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** The preferences, in the order of the menu. */
export const themePreferences: readonly ThemePreference[] = ['system', 'light', 'dark'];

/** The key in the browser's storage. */
const storageKey = 'adminTheme';

/** The preference stored in this browser. */
export function themePreference(): ThemePreference {
  const stored = readStored();
  return themePreferences.find((preference) => preference === stored) ?? 'system';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Applies the stored preference to the page. */
export function applyThemePreference(): void {
  show(themePreference());
}

/** Applies and stores a preference. */
export function chooseTheme(preference: ThemePreference): void {
  show(preference);
  try {
    localStorage.setItem(storageKey, preference);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function show(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
}
