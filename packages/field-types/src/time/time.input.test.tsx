import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { drawField, leave, typeInto } from '../testing/draw-field.tsx';

describe('The time control', () => {
  it.each([
    ['fi', '1430', '14.30'],
    ['fi', '9', '9.00'],
    ['sv', '14:30', '14.30'],
    ['en', '2.30 pm', '14:30'],
  ])('rewrites a time on blur in the format of "%s": %s', async (languageTag, typed, spelled) => {
    const { control, inputs } = await drawField(aField('time'), { locale: aLocale(languageTag) });
    typeInto(control, typed);

    leave(control);

    expect(control.value).toBe(spelled);
    expect(inputs()).toBe(2);
  });

  it('keeps an invalid time', async () => {
    const { control } = await drawField(aField('time'));
    typeInto(control, 'noon');

    leave(control);

    expect(control.value).toBe('noon');
  });
});
