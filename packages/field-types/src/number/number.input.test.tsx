import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { drawField, leave, press, serverHtml, typeInto } from '../testing/draw-field.tsx';

describe('The number control', () => {
  it.each([
    ['99999999999', '2147483647', /^numberChanged 2\s147\s483\s647$/],
    ['-99999999999', '-2147483648', /^numberChanged .2\s147\s483\s648$/],
  ])('corrects %s on blur and says so', async (typed, corrected, spoken) => {
    const { control, announced, answer, text } = await drawField(aField('number'));
    typeInto(control, typed);

    leave(control);

    expect(control.value).toBe(corrected);
    expect(announced).toEqual([expect.stringMatching(spoken)]);
    expect(text()).toContain(announced[0]);
    expect(answer()).toBe(Number(corrected));
  });

  it('shows the correction after the click that caused the blur, so that nothing moves under the pointer', async () => {
    const { control, announced, text } = await drawField(aField('number', { settings: { maxValue: 5 } }));
    typeInto(control, '9');

    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    leave(control);
    expect(control.value).toBe('5');
    expect(text()).not.toContain('numberChanged');

    act(() => void document.body.dispatchEvent(new Event('pointerup', { bubbles: true })));
    await act(() => vi.waitFor(() => expect(announced).toEqual(['numberChanged 5'])));
    expect(text()).toContain('numberChanged 5');
  });

  it('clears the correction note when the visitor continues typing', async () => {
    const { control, text } = await drawField(aField('number', { settings: { maxValue: 5 } }));
    typeInto(control, '9');
    leave(control);

    typeInto(control, '4');

    expect(text()).not.toContain('numberChanged');
  });

  it('keeps what is not a number for the check to refuse', async () => {
    const { control, announced } = await drawField(aField('number'));
    typeInto(control, 'many');

    leave(control);
    press(control, 'ArrowUp');

    expect(control.value).toBe('many');
    expect(announced).toEqual([]);
  });

  it('steps by one with Up and Down within the range and notifies the form', async () => {
    const { control, inputs } = await drawField(aField('number', { settings: { minValue: 3, maxValue: 5 } }));

    press(control, 'ArrowUp');
    expect(control.value).toBe('3');

    for (let presses = 0; presses < 4; presses++) press(control, 'ArrowUp');
    expect(control.value).toBe('5');

    press(control, 'ArrowDown');
    expect(control.value).toBe('4');
    expect(inputs()).toBe(4);
  });

  it('steps into the range from a number outside it, and says so', async () => {
    const { control, announced, text } = await drawField(
      aField('number', { settings: { minValue: 0, maxValue: 500 } }),
    );
    typeInto(control, '1 204');

    press(control, 'ArrowUp');

    expect(control.value).toBe('500');
    expect(announced).toEqual(['numberChanged 500']);
    expect(text()).toContain('numberChanged 500');

    press(control, 'ArrowUp');
    expect(announced).toHaveLength(1);
  });

  it('steps decimals in the page’s format', async () => {
    const { control } = await drawField(aField('number', { dataType: 3 }), { initial: 1.5 });
    expect(control.value).toBe('1,5');

    press(control, 'ArrowUp');

    expect(control.value).toBe('2,5');
  });

  it.each([
    ['8,2', 'ArrowDown', '7,2'],
    ['2,3', 'ArrowDown', '1,3'],
    ['1,001', 'ArrowDown', '0,001'],
    ['0,00000015', 'ArrowUp', '1,00000015'],
  ])('steps from %s with %s to %s: the decimals stay', async (typed, key, shown) => {
    const { control } = await drawField(aField('number', { dataType: 3 }));
    typeInto(control, typed);

    press(control, key);

    expect(control.value).toBe(shown);
  });

  it('uses a decimal point where the language does', async () => {
    const { control } = await drawField(aField('number', { dataType: 3 }), {
      initial: 1.5,
      locale: aLocale('en'),
    });

    expect(control.value).toBe('1.5');
  });

  it.each([
    ['whole numbers', {}, 'numeric'],
    ['decimals', { dataType: 3 }, 'decimal'],
    [
      'numbers that may be negative, because number keys of phones may lack a minus',
      { settings: { minValue: -5 } },
      'text',
    ],
  ] as const)('requests the right phone keyboard for %s', (_title, settings, keys) => {
    expect(serverHtml(aField('number', settings))).toContain(`inputMode="${keys}"`);
  });

  it('names its unit beside the control, in the control’s description', async () => {
    const { control, form } = await drawField(aField('number', { settings: { unit: '€' } }), {
      describedBy: 'error',
    });

    expect(control.getAttribute('aria-describedby')).toBe('error control-unit');
    expect(form.querySelector('#control-unit')?.textContent).toBe('€');
  });

  it.each([
    ['4 500 €', '4\u00a0500', 4500],
    ['9000,5', '9\u00a0000,50', 9000.5],
    ['1.000', '1.000', '1.000'],
  ])('of euros shows “%s” as “%s” once it is left', async (typed, shown, stored) => {
    const { control, answer } = await drawField(aField('number', { dataType: 3, settings: { unit: '€' } }));
    typeInto(control, typed);

    leave(control);

    expect([control.value, answer()]).toEqual([shown, stored]);
  });

  it('steps a number that was typed with its unit', async () => {
    const { control } = await drawField(aField('number', { settings: { unit: '%' } }));
    typeInto(control, '50 %');

    press(control, 'ArrowUp');

    expect(control.value).toBe('51');
  });

  it('without a unit or decimals stays as it was typed', async () => {
    const { control, form } = await drawField(aField('number', { dataType: 3 }));
    typeInto(control, '9000,5');

    leave(control);

    expect(control.value).toBe('9000,5');
    expect(form.querySelector('#control-unit')).toBeNull();
  });
});
