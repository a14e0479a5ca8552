import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawField, leave, paste, typeInto } from '../testing/draw-field.tsx';

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

  it('limits the text to 5000 characters and always shows the count', async () => {
    const { area, text } = await drawArea('x'.repeat(121));

    expect(area.maxLength).toBe(5000);
    expect(text()).toMatch(/charactersUsed 121 5\s000/);
  });

  it('announces the count from 90 per cent on, at most every two seconds', async () => {
    const { area, announced } = await drawArea();
    vi.useFakeTimers();
    area.focus();

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

  it('announces no count to somebody who has moved on to another field', async () => {
    const { area, announced } = await drawArea();
    vi.useFakeTimers();

    typeInto(area, 'x'.repeat(4500));
    leave(area);
    pass(5000);

    expect(announced).toEqual([]);
  });

  it('reports how many pasted characters did not fit, counting a line end as one', async () => {
    const { area, announced } = await drawArea('x'.repeat(4999));

    paste(area, 'a\r\nb');

    expect(announced).toEqual(['fieldType.text.cut 2']);
  });

  it('adds rows while the text does not fit, up to 16, where CSS cannot', async () => {
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
