import { dataTypes } from '@form-portal/domain';
import { aField, aForm, guidOf, someOptions } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { showPanelTabCommand } from '../model/commands/window/window.ts';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { editorOf } from '../model/testing/editor-notation.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { drawEditor } from './draw-editor.tsx';
import type { Condition, Field, SavedForm } from '@form-portal/domain';
import type { Operand, Operator } from '@form-portal/domain/logic';
import type { DrawnEditor } from './draw-editor.tsx';

const inEnglish = (text: string) => ({ gb: text });

export const kind = aField('select', {
  guid: guidOf('kind'),
  label: inEnglish('Kind'),
  dataType: dataTypes.lookup,
  options: someOptions('Private', 'Association', 'Company'),
});
export const sum = aField('number', { guid: guidOf('sum'), label: inEnglish('Sum') });
const begins = aField('date', { guid: guidOf('begins'), label: inEnglish('Begins') });
export const ends = aField('date', { guid: guidOf('ends'), label: inEnglish('Ends') });
const agreed = aField('boolean', { guid: guidOf('agreed'), label: inEnglish('Agreed') });
export const name = aField('text', { guid: guidOf('name'), label: inEnglish('Name'), required: true });
export const later = aField('text', { guid: guidOf('later'), label: inEnglish('Later') });

/** Draws the tab of rules of the element with a name, which is selected; null is the form. */
export function logicTabOf(changes: Partial<SavedForm> = {}, selected: string | null = 'name'): DrawnEditor {
  const fields = [kind, sum, begins, ends, agreed, name, later];
  const drawn = drawEditor(<SidePanel />, editorOf(aForm({ fields, ...changes })));
  act(() => {
    drawn.store.run(selectCommand(selected === null ? null : guidOf(selected)));
    drawn.store.run(showPanelTabCommand('logic'));
  });
  return drawn;
}

/** Every element that matches a selector. */
export function all<Element extends HTMLElement = HTMLElement>(selector: string): readonly Element[] {
  return [...document.querySelectorAll<Element>(selector)];
}

/** The selects with a label, in the order of their cards. */
export function selects(label: string): readonly HTMLSelectElement[] {
  return all(`select[aria-label="${label}"]`);
}

/** The texts of a select's options. */
export function optionsOf(select: HTMLSelectElement): readonly string[] {
  return [...select.options].map((option) => option.text);
}

/** Chooses a segment by its text; `index` says which, where several sections have the text. */
export function segment(text: string, index = 0): void {
  const label = all<HTMLLabelElement>('label').filter((one) => one.textContent === text)[index];
  click(label?.querySelector('input') ?? one('none'));
}

/** A question of the form as it is now. */
export function questionOf({ store }: DrawnEditor, of: string): Field | undefined {
  return store.state().form.fields.find((field) => field.guid === guidOf(of));
}

/** The rules of the panel as sentences. */
export function sentences(): readonly (string | null)[] {
  return all('p[class*="sentence"]').map((sentence) => sentence.textContent);
}

/** A test of a question, by name. */
export function is(field: string, operator: Operator, operand: Operand | null): Condition {
  return { kind: 'field', field: guidOf(field), operator, operand };
}

/** Options to compare with. */
export function options(...ids: number[]): Operand {
  return { kind: 'options', ids };
}
