import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawField, leave, paste, typeInto } from '../testing/draw-field.tsx';
import type { DrawnField } from '../testing/draw-field.tsx';

function timeOf({ form }: DrawnField): HTMLInputElement {
  return form.querySelector<HTMLInputElement>('#control-time')!;
}

const invalidOf = (drawn: DrawnField): readonly boolean[] =>
  [drawn.control, timeOf(drawn)].map((control) => control.getAttribute('aria-invalid') === 'true');

describe('The date-time control', () => {
  it('gives its two controls different names', async () => {
    const drawn = await drawField(aField('datetime'));

    expect(drawn.control.labels![0]!.textContent).toBe('fieldType.datetime.date');
    expect(timeOf(drawn).labels![0]!.textContent).toBe('fieldType.datetime.time');
    expect(timeOf(drawn).name).toBe(`${drawn.control.name}.time`);
  });

  it('joins date and time', async () => {
    const drawn = await drawField(aField('datetime'));

    typeInto(drawn.control, '31122027');
    leave(drawn.control);
    typeInto(timeOf(drawn), '1430');
    leave(timeOf(drawn));

    expect([drawn.control.value, timeOf(drawn).value]).toEqual(['31.12.2027', '14.30']);
    expect(drawn.answer()).toBe('2027-12-31 14:30');
  });

  it.each(['2027-12-31T14:30:00', '2027-12-31 14:30', '31.12.2027 14.30'])(
    'splits "%s" pasted into the date between both controls',
    async (pasted) => {
      const drawn = await drawField(aField('datetime'));

      paste(drawn.control, pasted);

      expect(drawn.answer()).toBe('2027-12-31 14:30');
      expect(timeOf(drawn).value).not.toBe('');
    },
  );

  it('splits a complete ISO date-time, however it was entered', async () => {
    const drawn = await drawField(aField('datetime'));

    typeInto(drawn.control, '2027-12-31T14:30');

    expect([drawn.control.value, timeOf(drawn).value]).toEqual(['2027-12-31', '14:30']);
  });

  it('splits on blur, not while the visitor types', async () => {
    const drawn = await drawField(aField('datetime'));
    typeInto(drawn.control, '31.12.2027 14');
    expect(timeOf(drawn).value).toBe('');

    leave(drawn.control);

    expect(drawn.control.value).toBe('31.12.2027');
    expect(drawn.answer()).toBe('2027-12-31 14:00');
  });

  it.each([
    { initial: '2027-12-31', wrong: [false, true] },
    { initial: '2027-02-31\n14:30', wrong: [true, false] },
    { initial: '31.12.\nnoon', wrong: [true, true] },
    { initial: '', wrong: [true, true] },
    { initial: '2027-12-31 14:30', wrong: [true, true] },
  ])(
    'marks in "$initial" what is wrong, and both when neither or the whole is',
    async ({ initial, wrong }) => {
      const drawn = await drawField(aField('datetime'), { initial, invalid: true });

      expect(invalidOf(drawn)).toEqual(wrong);
    },
  );

  it('follows the corrections of each control', async () => {
    const drawn = await drawField(aField('datetime'), { initial: '31.12.\nnoon', invalid: true });

    typeInto(timeOf(drawn), '12.00');
    expect(invalidOf(drawn)).toEqual([true, false]);
  });

  it('marks nothing while the answer is accepted', async () => {
    expect(invalidOf(await drawField(aField('datetime'), { initial: '2027-12-31' }))).toEqual([false, false]);
  });
});
