import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '@form-portal/domain';
import { aField, aLocale } from '../testing/a-field.ts';
import { drawField, leave, press, serverHtml, typeInto } from '../testing/draw-field.tsx';
import type { DrawnField } from '../testing/draw-field.tsx';

describe('The date control', () => {
  it.each([
    ['fi', '31122027', '31.12.2027'],
    ['sv', '31/12/2027', '31.12.2027'],
    ['en', '2027-12-31', '31 12 2027'],
    ['fr', '31, 12, 2027', '31/12/2027'],
  ])('rewrites a date on blur in the format of "%s": %s', async (languageTag, typed, spelled) => {
    const { control, answer } = await drawField(aField('date'), { locale: aLocale(languageTag) });
    typeInto(control, typed);

    leave(control);

    expect(control.value).toBe(spelled);
    expect(answer()).toBe('2027-12-31');
  });

  it.each(['31.2.2027', 'tomorrow'])('keeps "%s" for the check to explain', async (typed) => {
    const { control } = await drawField(aField('date'));
    typeInto(control, typed);

    leave(control);

    expect(control.value).toBe(typed);
  });

  it('has no calendar button until the script runs', async () => {
    expect(serverHtml(aField('date'))).toMatch(/<button[^>]* hidden=""/);

    const { form } = await drawField(aField('date'));

    expect(form.querySelector('button')!.hidden).toBe(false);
  });

  it('names the calendar button after the chosen date', async () => {
    const { form, control } = await drawField(aField('date'));
    expect(form.querySelector('button')!.getAttribute('aria-label')).toBe('openCalendar');

    typeInto(control, '1.1.2027');

    expect(form.querySelector('button')!.getAttribute('aria-label')).toBe(
      'fieldType.date.chosen openCalendar 1.1.2027',
    );
  });
});

describe('The calendar', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openCalendar(initial: Answer, languageTag = 'fi'): Promise<DrawnField> {
    const drawn = await drawField(aField('date'), { initial, locale: aLocale(languageTag) });
    await act(async () => {
      drawn.form.querySelector('button')!.click();
      await import('../shared/date-and-time/calendar-dialog.tsx');
    });
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(drawn.form.querySelector('dialog [role=grid]')).not.toBeNull();
    }, 10_000);
    return drawn;
  }

  function focusedDay(): string {
    return document.activeElement?.getAttribute('aria-label') ?? '';
  }

  it('opens on the chosen day', async () => {
    await openCalendar('2027-12-31');

    expect(focusedDay()).toMatch(/31\. joulukuuta 2027/);
  });

  it.each([
    ['ArrowRight', /9\. joulukuuta/],
    ['ArrowLeft', /7\. joulukuuta/],
    ['ArrowDown', /15\. joulukuuta/],
    ['ArrowUp', /1\. joulukuuta/],
    ['Home', /6\. joulukuuta/],
    ['End', /12\. joulukuuta/],
    ['PageDown', /8\. tammikuuta 2028/],
    ['PageUp', /8\. marraskuuta 2027/],
  ])('moves by %s', async (key, day) => {
    await openCalendar('2027-12-08');

    press(document.activeElement as HTMLElement, key);

    expect(focusedDay()).toMatch(day);
  });

  it('chooses a day with Enter, writes the date in the page’s format and closes', async () => {
    const drawn = await openCalendar('2027-12-31');
    press(document.activeElement as HTMLElement, 'ArrowLeft');

    press(document.activeElement as HTMLElement, 'Enter');

    expect(drawn.control.value).toBe('30.12.2027');
    expect(drawn.inputs()).toBe(1);
    expect(drawn.form.querySelector('dialog')).toBeNull();
  });

  it('closes with Esc without a change', async () => {
    const drawn = await openCalendar('2027-12-31');

    press(document.activeElement as HTMLElement, 'Escape');

    expect(drawn.form.querySelector('dialog')).toBeNull();
    expect(drawn.answer()).toBe('2027-12-31');
    expect(drawn.inputs()).toBe(0);
  });

  it.each(['fi', 'en', 'not a tag!'])(
    'starts weeks on Monday and numbers them, in "%s"',
    async (languageTag) => {
      const { form } = await openCalendar('2027-01-08', languageTag);

      const rows = [...form.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
      expect(rows[0]?.[0]).toBe('fieldType.date.week 53');
      expect(rows[1]).toEqual(['fieldType.date.week 1', '4', '5', '6', '7', '8', '9', '10']);
      expect(form.querySelector('thead th')!.textContent).toBe('fieldType.date.weekShort');
    },
  );

  it('marks today with text', async () => {
    const { form } = await openCalendar(null);

    expect(form.querySelector('[data-today]')!.textContent).toContain('fieldType.date.today');
  });
});
