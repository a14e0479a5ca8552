import { afterEach, expect, it } from 'vitest';
import { chooseTheme, themePreference, themePreferences, applyThemePreference } from './theme-preference.ts';

afterEach(() => localStorage.clear());

it.each(themePreferences)('%s is applied at once and stored in the browser', (mode) => {
  chooseTheme(mode);
  const shown = document.documentElement.dataset['theme'];
  document.documentElement.dataset['theme'] = 'of another page';
  applyThemePreference();

  expect([themePreference(), shown, document.documentElement.dataset['theme']]).toEqual([
    mode,
    mode === 'system' ? undefined : mode,
    mode === 'system' ? undefined : mode,
  ]);
});

it('is the system’s while nothing valid is stored', () => {
  expect(themePreference()).toBe('system');
  localStorage.setItem('adminTheme', 'purple');
  expect(themePreference()).toBe('system');
});
