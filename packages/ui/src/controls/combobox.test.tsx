import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';
import { click, mount, one, press } from '../testing/mount.tsx';
import type { ReactElement } from 'react';

const choices = [
  { key: '1', name: 'Subject', note: 'Text · 1001' },
  { key: '2', name: 'District', note: 'Lookup · 1009' },
  { key: '3', name: 'Permits', note: 'Lookup · 1010' },
];

function Sample(): ReactElement {
  const [chosen, choose] = useState<string | null>('2');
  return (
    <>
      <label htmlFor="box">Property</label>
      <Combobox
        id="box"
        choices={choices}
        chosen={chosen}
        openLabel="Show the properties"
        nothingFound="None"
        searchBy={(typed) => (text) => text.toLowerCase().includes(typed.toLowerCase())}
        onChoose={choose}
      />
      <button type="button" id="next" />
    </>
  );
}

const input = (): HTMLInputElement => one<HTMLInputElement>('[role="combobox"]');
const listed = (): readonly string[] =>
  [...document.querySelectorAll('[role="option"]')].map((option) => option.firstChild?.textContent ?? '');
const active = (): string | undefined =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ??
  undefined;

function type(text: string): void {
  act(() => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('a combobox', () => {
  it('shows the chosen option when closed', () => {
    mount(<Sample />);

    expect(input().value).toBe('District');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(one('[role="listbox"]').hidden).toBe(true);
    expect(document.body.textContent).toContain('Lookup · 1009');
  });

  it('keeps the focus when an option is chosen with the pointer, which focuses the option', () => {
    mount(<Sample />);
    click(input());
    const option = document.querySelectorAll<HTMLElement>('[role="option"]')[2]!;
    act(() => option.focus());

    click(option);

    expect(input().value).toBe('Permits');
    expect(document.activeElement).toBe(input());
  });

  it('opens with all options on a click or an arrow key', () => {
    mount(<Sample />);
    click(input());

    expect(listed()).toEqual(['Subject', 'District', 'Permits']);
    expect(active()).toBe('District');
  });

  it('searches names and notes', () => {
    mount(<Sample />);
    type('LOOK');
    expect(listed()).toEqual(['District', 'Permits']);
    expect(active()).toBe('District');
    type('p');
    expect(listed()).toEqual(['Permits', 'District']);
    type('1001');
    expect(listed()).toEqual(['Subject']);
    type('zebra');
    expect(listed()).toEqual(['None']);
    expect(active()).toBeUndefined();
  });

  it('moves through the list and chooses by keyboard', () => {
    mount(<Sample />);
    act(() => input().focus());

    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('Permits');
    press('ArrowDown');
    expect(active()).toBe('Subject');
    press('ArrowUp');
    press('Enter');

    expect(input().value).toBe('Permits');
    expect(one('[role="listbox"]').hidden).toBe(true);
  });

  it('chooses on click', () => {
    mount(<Sample />);
    click(input());
    click(document.querySelectorAll('[role="option"]')[0]!);

    expect(input().value).toBe('Subject');
  });

  it.each(['Escape', 'leaving'])('restores the chosen option on %s', (way) => {
    mount(<Sample />);
    type('sub');
    if (way === 'Escape') expect(press('Escape')).toBe(false);
    else act(() => one('#next').focus());

    expect(input().value).toBe('District');
  });

  it('leaves Esc to its surroundings while closed', () => {
    mount(<Sample />);
    act(() => input().focus());

    expect(press('Escape')).toBe(true);
  });
});

describe('a switch', () => {
  it('has a name and a description and can be toggled', () => {
    const turned: string[] = [];
    mount(<Switch label="Required" hint="Must be answered" state="off" onChange={(to) => turned.push(to)} />);
    const control = one<HTMLInputElement>('[role="switch"]');

    click(control);

    expect(turned).toEqual(['on']);
    expect(control.labels?.[0]?.textContent).toBe('Required');
    expect(one(`[id="${control.getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe(
      'Must be answered',
    );
  });

  it('explains why it is unavailable and does not change', () => {
    const turned: string[] = [];
    mount(
      <Switch label="A" hint="Hint" unavailable="Map first" state="off" onChange={(to) => turned.push(to)} />,
    );

    click(one('[role="switch"]'));

    expect(turned).toEqual([]);
    expect(one<HTMLInputElement>('[role="switch"]').checked).toBe(false);
    expect(document.body.textContent).toBe('AMap first');
  });
});

describe('a segmented choice', () => {
  it('is a group of radio buttons', () => {
    const chosen: string[] = [];
    mount(
      <Segmented
        legend="Width"
        chosen="long"
        choices={[
          { value: 'short', label: 'Short' },
          { value: 'long', label: 'Long' },
        ]}
        onChoose={(value) => chosen.push(value)}
      />,
    );

    click(one('input:not(:checked)'));

    expect(chosen).toEqual(['short']);
    expect(one('legend').textContent).toBe('Width');
  });
});
