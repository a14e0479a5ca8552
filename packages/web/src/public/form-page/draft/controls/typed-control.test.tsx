import { expect, it } from 'vitest';
import { isTypedControl } from './typed-control.ts';

function element(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.firstElementChild!;
}

it.each(['<textarea>', '<input>', '<input type=email>', '<input type=number>', '<input type=date>'])(
  'treats %s as a control that is typed into',
  (html) => {
    expect(isTypedControl(element(html))).toBe(true);
  },
);

it.each(['<input type=checkbox>', '<input type=range>', '<button>', '<select>', '<fieldset>'])(
  'treats %s as a control that is not typed into',
  (html) => {
    expect(isTypedControl(element(html))).toBe(false);
  },
);
