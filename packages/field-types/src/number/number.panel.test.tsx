import { choose, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawPanel } from '../testing/draw-panel.tsx';

describe('the panel of a number', () => {
  it('sets the unit', () => {
    const { setSettings } = drawPanel(aField('number'));

    choose(one('#panel-unit'), '€');

    expect(setSettings.mock.calls).toEqual([[{ unit: '€' }]]);
  });

  it('sets the decimals, and leaves them to the property again', () => {
    const { setDecimals } = drawPanel(aField('number', { dataType: 3, decimals: 1 }));
    expect(one<HTMLSelectElement>('#panel-decimals').value).toBe('1');

    choose(one('#panel-decimals'), '2');
    choose(one('#panel-decimals'), '');

    expect(setDecimals.mock.calls).toEqual([[2], [undefined]]);
  });

  it('offers no decimals for a property of whole numbers', () => {
    drawPanel(aField('number', { dataType: 2 }));

    expect(document.querySelector('#panel-decimals')).toBeNull();
  });

  it('leaves the decimals of a computed number to its formula', () => {
    drawPanel(aField('number', { formula: '1' }));

    expect(document.querySelector('#panel-decimals')).toBeNull();
  });
});
