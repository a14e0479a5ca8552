import { RouterProvider, createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { EditorExitsContext } from '../frame/editor-exits.ts';
import { editorOf } from '../model/testing/editor-notation.ts';
import { SettingsTab } from '../settings-tab/settings-tab.tsx';
import { drawEditor } from './draw-editor.tsx';
import type { DrawOptions, DrawnEditor } from './draw-editor.tsx';
import type { Form } from '@form-portal/domain';

/** Records the exits that the last drawn settings used. */
export const leaving = { release: vi.fn(), signIn: vi.fn() };

/** Draws the settings tab of a form, with My Forms as another route. */
export function settingsOf(form: Form, options?: DrawOptions): DrawnEditor {
  leaving.release.mockClear();
  leaving.signIn.mockClear();
  const routes = [
    { path: '/', element: <SettingsTab /> },
    { path: '/admin', element: <p>My Forms</p> },
  ];
  const shown = (
    <EditorExitsContext value={leaving}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </EditorExitsContext>
  );
  return drawEditor(shown, editorOf(form), options);
}

/** The form as the settings have it now. */
export function formOf({ store }: DrawnEditor): Form {
  return store.state().form;
}

/** The option of the open list whose name starts with a text. */
export function option(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  return found.find((one) => one.textContent.startsWith(name))!;
}
