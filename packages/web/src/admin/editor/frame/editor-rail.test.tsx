import { act } from 'react';
import { expect, it } from 'vitest';
import { editor } from '../model/testing/editor-notation.ts';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { EditorRail } from './editor-rail.tsx';

it('shows the tabs Edit and Settings, and gives them more room when asked', () => {
  const { store } = drawEditor(<EditorRail />, editor('a'));
  expect(named('Edit').getAttribute('aria-current')).toBe('page');

  act(() => named('Settings').click());
  expect(store.state().tab).toBe('settings');
  expect(named('Settings').getAttribute('aria-current')).toBe('page');

  expect(named('Expand').getAttribute('aria-expanded')).toBe('false');
  act(() => named('Expand').click());
  expect(named('Collapse').getAttribute('aria-expanded')).toBe('true');
});
