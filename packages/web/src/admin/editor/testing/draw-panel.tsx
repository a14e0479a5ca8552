import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { editorOf } from '../model/testing/editor-notation.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { drawEditor } from './draw-editor.tsx';
import type { DrawOptions, DrawnEditor } from './draw-editor.tsx';
import type { EditorState } from '../model/editor-state.ts';
import type { Field } from '@form-portal/domain';

const guid = guidOf('a');

/** Draws the side panel beside a state. */
export function panelOf(state: EditorState, options?: DrawOptions): DrawnEditor {
  return drawEditor(<SidePanel />, state, options);
}

/** Draws the panel of field `a`, of the given type: the selected and only field of a form. */
export function fieldPanel(type: string, changes: Partial<Field> = {}, options?: DrawOptions): DrawnEditor {
  const form = aForm({ fields: [aField(type, { guid, ...changes })] });
  return panelOf(editorOf(form, { selection: { kind: 'field', guid } }), options);
}

/** The form's first field as it is now. */
export function firstField({ store }: DrawnEditor): Field | undefined {
  return store.state().form.fields[0];
}
