import { describe, expect, it } from 'vitest';
import { fieldTypeEditorUi } from './editor-ui.ts';
import { fieldTypes } from './index.ts';
import { aField } from './testing/a-field.ts';
import { drawPanel } from './testing/draw-panel.tsx';

/** The sample fields of every type that has a panel. */
const samples = fieldTypes.all
  .filter(({ name }) => fieldTypeEditorUi(name).SettingsPanel !== null)
  .flatMap((type) =>
    type.samples.map((sample, index) => {
      const field = aField(type.name, sample.field);
      return [`${type.name}, sample ${String(index + 1)}`, field] as const;
    }),
  );

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const controls = () => [...document.querySelectorAll<Control>('input, textarea, select, button')];

describe.each(samples)('The settings panel of %s', (_title, field) => {
  it('names every control', () => {
    drawPanel(field);

    for (const control of controls()) {
      const own = control instanceof HTMLButtonElement ? control.textContent : null;
      const name = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? own;
      expect(name, control.outerHTML).toBeTruthy();
    }
  });

  it('gives every element a unique id', () => {
    drawPanel(field);

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('changes nothing by being rendered', () => {
    const called = drawPanel(field);

    for (const call of Object.values(called)) expect(call).not.toHaveBeenCalled();
  });
});
