import { afterEach, expect, it } from 'vitest';
import { chooseMode, chosenMode, modes, showChosenMode } from './theme-mode.ts';

afterEach(() => localStorage.clear());

it.each(modes)('%s is applied at once and stored in the browser', (mode) => {
  chooseMode(mode);
  const shown = document.documentElement.dataset['theme'];
  document.documentElement.dataset['theme'] = 'of another page';
  showChosenMode();

  expect([chosenMode(), shown, document.documentElement.dataset['theme']]).toEqual([
    mode,
    mode === 'system' ? undefined : mode,
    mode === 'system' ? undefined : mode,
  ]);
});

it('is the system’s while nothing valid is stored', () => {
  expect(chosenMode()).toBe('system');
  localStorage.setItem('adminTheme', 'purple');
  expect(chosenMode()).toBe('system');
});
