import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { click, drawField, leave, press, serverHtml, typeInto } from '../testing/draw-field.tsx';
import type { DrawnField } from '../testing/draw-field.tsx';
import { fieldTypeUi } from '../ui.ts';

function trackOf({ form }: DrawnField): HTMLInputElement {
  return form.querySelector<HTMLInputElement>('input[type=range]')!;
}

function move(track: HTMLInputElement, value: number): void {
  act(() => {
    track.value = String(value);
    track.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('The slider', () => {
  it('starts at its smallest value without an answer', async () => {
    const drawn = await drawField(aField('slider', { settings: { minValue: 5, maxValue: 20 } }));

    expect(trackOf(drawn).value).toBe('5');
    expect(trackOf(drawn).getAttribute('aria-valuetext')).toBe('fieldType.slider.unanswered');
    expect(drawn.answer()).toBeNull();
  });

  it('is answered by moving the knob, which updates the number field', async () => {
    const drawn = await drawField(aField('slider'));

    move(trackOf(drawn), 7);

    expect(drawn.control.value).toBe('7');
    expect(drawn.answer()).toBe(7);
    expect(trackOf(drawn).hasAttribute('aria-valuetext')).toBe(false);
  });

  it.each([
    ['a click', click],
    ['Home', (track: HTMLElement) => press(track, 'Home')],
    ['an arrow key', (track: HTMLElement) => press(track, 'ArrowLeft')],
  ])('is answered by %s at the knob’s current position', async (_title, touch) => {
    const drawn = await drawField(aField('slider'));

    touch(trackOf(drawn));

    expect(drawn.answer()).toBe(0);
  });

  it('is not answered by tabbing through it', async () => {
    const drawn = await drawField(aField('slider'));

    press(trackOf(drawn), 'Tab');

    expect(drawn.answer()).toBeNull();
  });

  it('moves the knob to a typed number, and back when it is cleared', async () => {
    const drawn = await drawField(aField('slider'));

    typeInto(drawn.control, '8');
    expect(trackOf(drawn).value).toBe('8');
    expect(trackOf(drawn).style.getPropertyValue('--filled')).toBe('0.8');

    typeInto(drawn.control, '');
    expect(trackOf(drawn).value).toBe('0');
    expect(drawn.answer()).toBeNull();
  });

  it('corrects a typed number on blur', async () => {
    const drawn = await drawField(aField('slider'));
    typeInto(drawn.control, '12');

    leave(drawn.control);

    expect(drawn.answer()).toBe(10);
    expect(drawn.announced).toEqual(['numberChanged 10']);
  });

  it('adopts the position of a knob moved before the script ran', async () => {
    const drawn = await drawField(aField('slider'), {}, (form) => {
      form.querySelector<HTMLInputElement>('input[type=range]')!.value = '6';
    });

    expect(drawn.answer()).toBe(6);
    expect(trackOf(drawn).value).toBe('6');
  });

  it('describes the track as it does the number', async () => {
    const drawn = await drawField(aField('slider'), { describedBy: 'hint error' });

    expect(drawn.control.getAttribute('aria-describedby')).toBe('hint error');
    expect(trackOf(drawn).getAttribute('aria-describedby')).toBe('hint error');
  });

  it('has a hint where it has a track', () => {
    const { hintKey } = fieldTypeUi('slider');

    expect(hintKey?.(aField('slider'))).toBe('sliderHint');
    expect(hintKey?.(aField('slider', { settings: { minValue: 0, maxValue: 10_001 } }))).toBeUndefined();
  });

  it.each([
    ['wider than 10 000', { settings: { minValue: 0, maxValue: 10_001 } }, false],
    ['as wide as 10 000', { settings: { minValue: 0, maxValue: 10_000 } }, true],
    ['not set', { settings: { minValue: 0, maxValue: 2147483647 } }, false],
  ])('has a track unless the range is too wide: %s', (_title, settings, expected) => {
    expect(serverHtml(aField('slider', settings)).includes('type="range"')).toBe(expected);
  });
});
