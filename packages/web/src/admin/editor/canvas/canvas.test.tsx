import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { click, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fieldIds } from '../../../shared/form-fields/field-ids.ts';
import { changeCanvasCommand } from '../model/commands/window/change-canvas.ts';
import { editorOf, written } from '../model/testing/editor-notation.ts';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { Canvas } from './canvas.tsx';
import { draw, block, cover, point } from './testing/draw-canvas.tsx';

describe('the canvas', () => {
  it('renders the form as visitors see it, as a picture that cannot be operated', () => {
    draw('a G(b+c)');

    const inputs = [...document.querySelectorAll('input')];
    expect(inputs).toHaveLength(3);
    expect(inputs.every((input) => input.disabled && input.closest('[inert]') !== null)).toBe(true);
  });

  it('renders a computed field as its value without an input, and its label can be edited in place', () => {
    const total = aField('number', { guid: guidOf('a'), label: { gb: 'Total' }, formula: '1 + 2' });
    const { store } = drawEditor(<Canvas />, editorOf(aForm({ fields: [total] })));
    expect(block('a').querySelector('input')).toBeNull();
    expect(block('a').querySelector('output')?.textContent).toBe('–');

    const label = document.getElementById(fieldIds(total.guid).label);
    act(() => store.run(changeCanvasCommand({ renaming: { of: 'field', guid: total.guid, part: 'label' } })));
    expect(label?.style.visibility).toBe('hidden');
  });

  it('names every block with its title, type, settings and position', () => {
    draw('a G(b+c)');

    expect(cover('b').getAttribute('aria-label')).toBe('b, Text, short, position 1 of 2 in group G');
    expect(cover('G').getAttribute('aria-label')).toBe('G, Group, position 2 of 2 in the form');
  });

  it('shows the fields of a repeatable group as its first row, which cannot be operated', () => {
    const field = aField('text', { guid: guidOf('a'), label: { gb: 'Granted by' } });
    const repeat = { min: 0, max: 10, rowName: { gb: 'Grant' }, addText: { gb: 'Add a grant' } };
    const form = aForm({
      fields: [field],
      groups: [{ ...aGroup('G', [field]), repeat }],
      layout: [{ kind: 'group', guid: guidOf('G') }],
    });
    drawEditor(<Canvas />, editorOf(form));

    const row = block('G').querySelector<HTMLElement>('[data-part="row"]');
    expect(row?.textContent).toMatch(/^Grant 1Remove.*Granted by/);
    expect(row?.contains(block('a'))).toBe(true);
    expect(block('G').textContent).toContain('Add a grant');
    const pictures = [...block('G').querySelectorAll('[inert]')].map(({ textContent }) => textContent);
    expect(pictures).toEqual(expect.arrayContaining(['Grant 1Remove', 'Add a grant']));
  });

  it('says that a choice has no options only while it has none', () => {
    const options = [{ id: 1, name: { fi: 'Kyllä', gb: 'Yes' } }];
    const [empty, filled, text] = [
      aField('select', { guid: guidOf('a') }),
      aField('select', { guid: guidOf('b'), property: 1009, dataType: 9, options }),
      aField('text', { guid: guidOf('c') }),
    ];
    drawEditor(<Canvas />, editorOf(aForm({ fields: [empty, filled, text] })));

    expect(['a', 'b', 'c'].map((name) => block(name).textContent.includes('No options yet'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says where a text is missing in the language', () => {
    draw('a', 'fi');

    expect(cover('a').getAttribute('aria-label')).toContain('text missing in this language');
  });

  it('offers to add the first field of an empty form and of an empty group', () => {
    draw('G()');
    expect(named('Add the first field').tabIndex).toBe(0);
  });
});

describe('selecting', () => {
  it('is done by a click, and shows the tools of the block', () => {
    const { store } = draw('a b');
    click(cover('b'));

    expect(written(store.state())).toBe('a [b]');
    expect(cover('b').getAttribute('aria-current')).toBe('true');
    expect(block('b').querySelector('[role="toolbar"]')?.getAttribute('aria-label')).toBe('Tools for b');
  });

  it('of the title clears the selection, which stands for the form itself', () => {
    const { store } = draw('[a]');
    click(cover('form'));

    expect(written(store.state())).toBe('a');
  });

  it.each<[string, readonly [number, number], string]>([
    ['a click outside clears it', [10, 10], 'a b'],
    ['a press that moved is a drag, and keeps it', [16, 10], 'a [b]'],
  ])('%s', (_, released, expected) => {
    const { store } = draw('a [b]');
    point(document.body, [10, 10], released);

    expect(written(store.state())).toBe(expected);
  });

  it('is kept on a click in the side panel or on an interactive element', () => {
    const { store } = draw('a [b]');
    for (const html of ['<aside data-editor-region="panel"><p>x</p></aside>', '<button>x</button>']) {
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = html;
      point(host.querySelector('p, button')!, [1, 1]);
      host.remove();
    }

    expect(written(store.state())).toBe('a [b]');
  });
});

describe('the keys between blocks', () => {
  it('make the blocks one Tab stop, with arrow keys from block to block in page order', () => {
    draw('a G(b)');
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('[data-part="cover"]')].filter((one) => one.tabIndex === 0);
    expect(stops()).toEqual([cover('form')]);

    act(() => cover('form').focus());
    for (const expected of ['a', 'G', 'b', 'b']) {
      press('ArrowDown');
      expect(document.activeElement).toBe(cover(expected));
    }
    press('Home');
    expect(document.activeElement).toBe(cover('form'));
    press('End');
    expect(stops()).toEqual([cover('b')]);
  });

  it('act on the block that has the focus, which becomes selected', () => {
    const { store } = draw('[a] b');
    act(() => cover('b').focus());
    press('Delete');

    expect(written(store.state())).toBe('[a]');
    expect(document.activeElement).toBe(cover('a'));
  });
});
