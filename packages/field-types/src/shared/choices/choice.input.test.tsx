import { someOptions } from '@form-portal/domain/testing';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { click, drawField, serverHtml, typeInto } from '../../testing/draw-field.tsx';
import type { DrawnField } from '../../testing/draw-field.tsx';

const towns = someOptions(
  'Äänekoski',
  'Akaa',
  'Espoo',
  'Hanko',
  ...[...'ABCDEFGHIJ'].map((l) => `Town ${l}`),
);

function boxes({ form }: DrawnField): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}

function shownNames(drawn: DrawnField): readonly string[] {
  return boxes(drawn)
    .filter((box) => box.closest('[hidden]') === null)
    .map((box) => box.labels![0]!.textContent);
}

function searchOf({ form }: DrawnField): HTMLInputElement {
  return form.querySelector<HTMLInputElement>('input[type=search]')!;
}

function button({ form }: DrawnField, name: string): HTMLButtonElement | undefined {
  return [...form.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
}

describe('The choice control', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['radio', 9],
    ['checkbox', 10],
    ['checkbox', 0],
  ] as const)('renders a %s for data type %i', (kind, dataType) => {
    const html = serverHtml(aField('dropdown', { dataType }));

    expect(html.match(new RegExp(`type="${kind}"`, 'g'))).toHaveLength(3);
  });

  it('replaces a single choice and collects several', async () => {
    const one = await drawField(aField('select', { dataType: 9 }));
    for (const box of boxes(one)) click(box);
    expect(one.answer()).toEqual([3]);

    const several = await drawField(aField('select', { dataType: 10 }));
    for (const box of boxes(several)) click(box);
    click(boxes(several)[1]!);
    expect(several.answer()).toEqual([1, 3]);
  });

  it('can clear a single choice when it is not required', async () => {
    const drawn = await drawField(aField('dropdown'), { initial: [2] });

    click(button(drawn, 'clearAnswer')!);

    expect(drawn.answer()).toBeNull();
    expect(document.activeElement).toBe(boxes(drawn)[0]);
    expect(serverHtml(aField('dropdown', { required: true }))).not.toContain('clearAnswer');
  });

  it('marks a name that is in another language than the page, by the tag that the site gives it', () => {
    const options = [
      { id: 1, name: { gb: 'Espoo', fi: 'Espoo' } },
      { id: 2, name: { gb: 'Abroad' } },
      { id: 3, name: {} },
    ];

    expect(serverHtml(aField('select', { options }))).toMatch(
      /<span>Espoo<\/span>.*<span lang="en-FI">Abroad<\/span>.*<span>3<\/span>/,
    );
  });

  it('has no search field with twelve options or fewer', () => {
    expect(serverHtml(aField('select', { options: towns.slice(0, 12) }))).not.toContain('type="search"');
    expect(serverHtml(aField('select', { options: towns.slice(0, 13) }))).toContain('type="search"');
  });

  it('finds options ignoring case and diacritics, and announces their number once typing pauses', async () => {
    const drawn = await drawField(aField('select', { options: towns }));
    vi.useFakeTimers();

    typeInto(searchOf(drawn), 'A');
    typeInto(searchOf(drawn), 'AA');
    act(() => {
      vi.advanceTimersByTime(1000);
    });

    expect(shownNames(drawn)).toEqual(['Äänekoski', 'Akaa']);
    expect(drawn.text()).toContain('optionsShown 2 14');
    expect(drawn.announced).toEqual(['optionsShown 2 14']);
  });

  it('says when nothing is found', async () => {
    const drawn = await drawField(aField('select', { options: towns }));

    typeInto(searchOf(drawn), 'zzz');

    expect(shownNames(drawn)).toEqual([]);
    expect(drawn.text()).toContain('fieldType.select.none');
  });

  it('keeps a chosen option that the search hides', async () => {
    const drawn = await drawField(aField('select', { options: towns, dataType: 10 }), { initial: [3] });

    typeInto(searchOf(drawn), 'Hanko');

    expect(drawn.answer()).toEqual([3]);
  });

  it('lists the chosen options of a long list with a button to remove each, including those chosen before the script ran', async () => {
    const drawn = await drawField(aField('select', { options: towns, dataType: 10 }), {}, (form) => {
      form.querySelector<HTMLInputElement>('input[value="3"]')!.checked = true;
    });
    click(boxes(drawn)[0]!);
    expect(button(drawn, 'fieldType.select.remove Äänekoski')).toBeDefined();

    click(button(drawn, 'fieldType.select.remove Espoo')!);

    expect(drawn.answer()).toEqual([1]);
    expect(button(drawn, 'fieldType.select.remove Espoo')).toBeUndefined();
    expect(document.activeElement).toBe(searchOf(drawn));
  });

  it('does not submit the form on Enter in the search field, and does not submit the search field', async () => {
    const drawn = await drawField(aField('select', { options: towns }));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });

    act(() => {
      searchOf(drawn).dispatchEvent(enter);
    });

    expect(enter.defaultPrevented).toBe(true);
    expect(searchOf(drawn).name).toBe('');
  });

  it('is linked from the error summary by its first option', async () => {
    const drawn = await drawField(aField('select'));

    expect(drawn.control).toBe(boxes(drawn)[0]);
  });

  it('is linked from the error summary by the search field of a long list, once the script runs', async () => {
    const field = aField('select', { options: towns });
    expect(serverHtml(field)).toMatch(/type="radio" id="control"/);

    const drawn = await drawField(field);

    expect(drawn.form.querySelector('#control')).toBe(searchOf(drawn));
  });
});
