import { textFormats } from '@form-portal/domain';
import { choose, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawPanel } from '../testing/draw-panel.tsx';

describe('the panel of a text', () => {
  it('offers every format and sets the chosen one', () => {
    const { setSettings } = drawPanel(aField('text'));
    const control = one<HTMLSelectElement>('#panel-format');
    expect([...control.options].map(({ value }) => value)).toEqual(['', ...Object.keys(textFormats)]);

    choose(one('#panel-format'), 'iban');

    expect(setSettings.mock.calls).toEqual([[{ format: 'iban' }]]);
  });

  it('keeps a format that it does not know', () => {
    drawPanel(aField('text', { settings: { format: 'newer' } }));

    expect(one<HTMLSelectElement>('#panel-format').selectedOptions[0]?.textContent).toBe(
      'fieldType.text.panel.format.unknown newer',
    );
  });
});
