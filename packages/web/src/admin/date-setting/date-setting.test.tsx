import { mount, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { DateSetting } from './date-setting.tsx';

const i18n = createI18n({ ...aPageContext('fi'), defaultLanguage: 'fi', tags: {} });

/** A page that records the reported dates; its value changes only by `setValue`. */
function showSetting(initial: string, whenEmpty = '') {
  const taken: string[] = [];
  const draw = (value: string) => (
    <I18nContext value={i18n}>
      <DateSetting
        label="Alkaen"
        hint="Tästä lähtien."
        value={value}
        whenEmpty={whenEmpty}
        onChange={(day) => taken.push(day)}
      />
    </I18nContext>
  );
  const { update } = mount(draw(initial));
  return { taken, setValue: (value: string) => update(draw(value)) };
}

const control = () => one<HTMLInputElement>('input');

/** What screen readers say of the control after its name. */
const description = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function type(text: string): void {
  act(() => {
    control().focus();
    control().value = text;
    control().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}

/** Presses Enter; returns whether a form around the control would be submitted. */
function pressEnter(): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  act(() => {
    control().dispatchEvent(event);
  });
  return !event.defaultPrevented;
}

const leave = () => act(() => control().blur());

describe('a date in the administration', () => {
  it('is shown as the language spells it', () => {
    showSetting('2026-11-05');

    expect(control().value).toBe('5.11.2026');
    expect(one('label').getAttribute('for')).toBe(control().id);
    expect(description()).toBe('Tästä lähtien.');
  });

  it('is committed when the control is left, not while it is typed', () => {
    const { taken } = showSetting('');
    type('05112026');
    expect(taken).toEqual([]);

    leave();

    expect(taken).toEqual(['2026-11-05']);
    expect(control().value).toBe('5.11.2026');
  });

  it('is committed at once when a calendar writes it', () => {
    const { taken } = showSetting('');
    act(() => {
      control().value = '5.11.2026';
      control().dispatchEvent(new Event('input', { bubbles: true }));
    });

    expect(taken).toEqual(['2026-11-05']);
  });

  it('is committed by Enter, which also submits a form around it, but not with an unreadable date', () => {
    const { taken } = showSetting('');
    type('5.11.');
    expect(pressEnter()).toBe(false);
    expect(taken).toEqual([]);

    type('5.11.2026');
    expect(pressEnter()).toBe(true);
    expect(taken).toEqual(['2026-11-05']);
  });

  it.each([
    ['31.2.2026', 'Päivää 31.2.2026 ei ole.'],
    ['eilen', 'Anna päivä muodossa'],
  ])('that reads %j is refused with a reason and not committed', (typed, reason) => {
    const { taken } = showSetting('2026-11-05');
    type(typed);
    leave();

    expect(taken).toEqual([]);
    expect(control().value).toBe(typed);
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(description()).toContain(reason);
  });

  it.each([
    ['in force already', '2026-11-05', []],
    ['not in force yet', '2026-12-24', ['2026-11-05']],
  ])('that is cleared shows the date that an empty control stands for, %s', (_, initial, reported) => {
    const { taken } = showSetting(initial, '2026-11-05');
    type('');
    leave();

    expect(control().value).toBe('5.11.2026');
    expect(taken).toEqual(reported);
  });

  it('can be cleared, by typing and from outside', () => {
    const { taken, setValue } = showSetting('2026-11-05');
    type('');
    leave();
    expect(taken).toEqual(['']);

    setValue('');
    expect(control().value).toBe('');
    setValue('2026-01-01');
    expect(control().value).toBe('1.1.2026');
    setValue('');
    expect(control().value).toBe('');
  });
});
