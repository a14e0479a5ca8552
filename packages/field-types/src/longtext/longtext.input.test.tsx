import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawField, paste, typeInto } from '../testing/draw-field.tsx';

async function drawArea(initial: string | null = null) {
  const drawn = await drawField(aField('longtext'), { initial });
  return { ...drawn, area: drawn.form.querySelector('textarea')! };
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('The long text control', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', { supports: () => true });
  });
  afterEach(() => void vi.useRealTimers());

  it('holds at most 5000 characters and always counts them', async () => {
    const { area, text } = await drawArea('x'.repeat(121));

    expect(area.maxLength).toBe(5000);
    expect(text()).toMatch(/charactersUsed 121 5\s000/);
  });

  it('speaks the number from 90 per cent on, at most every two seconds', async () => {
    const { area, announced } = await drawArea();
    vi.useFakeTimers();

    typeInto(area, 'x'.repeat(4499));
    pass(5000);
    expect(announced).toEqual([]);

    for (const length of [4500, 4501, 4502]) typeInto(area, 'x'.repeat(length));
    pass(1999);
    expect(announced).toEqual([]);

    pass(1);
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(/charactersUsed 4\s502 5\s000/);
  });

  it('says how many characters of a paste did not fit, a line end counting as one', async () => {
    const { area, announced } = await drawArea('x'.repeat(4999));

    paste(area, 'a\r\nb');

    expect(announced).toEqual(['fieldType.text.cut 2']);
  });

  it('adds rows while the text does not fit, up to 16, where the style sheet can’t', async () => {
    vi.stubGlobal('CSS', { supports: () => false });
    const { area } = await drawArea();
    Object.defineProperty(area, 'clientHeight', { get: () => area.rows * 20 });
    Object.defineProperty(area, 'scrollHeight', { get: () => area.value.split('\n').length * 20 });

    typeInto(area, 'line\n'.repeat(8));
    expect(area.rows).toBe(9);

    typeInto(area, 'line\n'.repeat(40));
    expect(area.rows).toBe(16);
  });
});
