import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Menu, closeMenuOf } from './menu.tsx';
import { mount, one, press } from '../testing/mount.tsx';

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

function open(): HTMLDetailsElement {
  mount(
    <>
      <Menu button="Languages">
        <a href="?lang=gb">English</a>
        <a href="?lang=fi">Suomi</a>
        <button type="button">Svenska</button>
      </Menu>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </>,
  );
  act(() => one('summary').focus());
  return one<HTMLDetailsElement>('details');
}

describe('Menu', () => {
  it('is a disclosure that works without script, named by its text', () => {
    const details = open();
    expect(details.querySelector('summary')?.textContent).toBe('Languages');
    expect(details.open).toBe(false);
  });

  it.each([
    ['ArrowDown', 'English'],
    ['ArrowDown ArrowDown', 'Suomi'],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', 'English'],
    ['ArrowUp', 'Svenska'],
    ['ArrowUp ArrowUp', 'Suomi'],
    ['ArrowDown End', 'Svenska'],
    ['ArrowUp Home', 'English'],
  ])('moves the focus with %s from its button to %s', (keys, expected) => {
    const details = open();
    for (const key of keys.split(' ')) press(key);

    expect(details.open).toBe(true);
    expect(focused()).toBe(expected);
  });

  it('closes on Esc and returns the focus to its button', () => {
    const details = open();
    press('ArrowDown');
    press('Escape');

    expect(details.open).toBe(false);
    expect(focused()).toBe('Languages');
  });

  it('closes when the focus leaves it', () => {
    const details = open();
    press('ArrowDown');
    act(() => one('#elsewhere').focus());
    expect(details.open).toBe(false);
  });

  it('closes on a press outside, not on one inside', () => {
    const details = open();
    press('ArrowDown');
    act(() => void one('a[href="?lang=fi"]').dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(details.open).toBe(true);

    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(details.open).toBe(false);
  });

  it('is closed by an item that stays on the page', () => {
    const details = open();
    press('ArrowDown');
    act(() => closeMenuOf(one('a[href="?lang=gb"]')));

    expect(details.open).toBe(false);
    expect(focused()).toBe('Languages');
  });
});
