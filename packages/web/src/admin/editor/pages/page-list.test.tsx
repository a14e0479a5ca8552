import { hasPages } from '@form-portal/domain';
import { guidOf, guidSequence } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { addPageAfterCommand, addPageCommand } from '../model/commands/layout/pages.ts';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { tryOut } from '../model/commands/window/trial.ts';
import { after, anEnv, editor, written } from '../model/testing/editor-notation.ts';
import { nothingStored } from '../model/saving/stored-versions.ts';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { pressWith } from '../canvas/testing/draw-canvas.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { PageList } from './page-list.tsx';
import type { ReactElement } from 'react';
import type { DrawnEditor } from '../testing/draw-editor.tsx';

const env = anEnv();
const two = after(after(editor('a b'), addPageCommand({ index: 1 }), env), selectCommand(null));

function all(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function listed(): readonly string[] {
  return all('[data-page-item]').map((item) => item.querySelectorAll('span')[2]?.textContent ?? '');
}

function focusOn(item: number): void {
  act(() => all('[data-page-item]')[item]?.focus());
}

function drawn(state = two): DrawnEditor {
  return drawEditor(<Window />, state, { env: { newGuid: guidSequence() } });
}

function Window(): ReactElement {
  useShortcuts();
  return <PageList />;
}

describe('the list of pages', () => {
  it('is shown from two pages on, with the number of items of each and the page that is always last', () => {
    const { store } = drawn();

    expect(listed()).toEqual(['Page 1', 'Page 2']);
    expect(one('ol').textContent).toContain('1 item');
    expect(one('ol li:last-child').textContent).toBe('Check and send, always last');
    expect(hasPages(store.state().form)).toBe(true);
  });

  it('is not shown in a form without pages', () => {
    drawn(editor('a'));

    expect(all('nav')).toEqual([]);
  });

  it('is one Tab stop: arrow keys go between its pages, and choosing one selects it', () => {
    const { store } = drawn();
    expect(all('[data-page-item][tabindex="0"]')).toHaveLength(1);
    focusOn(0);
    press('ArrowDown');
    expect(document.activeElement).toBe(all('[data-page-item]')[1]);
    expect(all('[data-page-item][tabindex="0"]')).toEqual([document.activeElement]);

    click(document.activeElement!);
    expect(store.state().selection).toEqual({ kind: 'page', guid: two.form.pages?.[1]?.guid });
  });

  it.each([
    ['ArrowUp', 1, 'Moved page Page 2, now 1 of 2.'],
    ['ArrowDown', 0, 'Moved page Page 1, now 2 of 2.'],
  ])('moves the page that has the focus with Alt and %s, and keeps the focus on it', (key, item, message) => {
    const { announced } = drawn();
    focusOn(item);
    const moved = document.activeElement;
    pressWith(key, { altKey: true });

    expect(listed()).toEqual(['Page 2', 'Page 1']);
    expect(document.activeElement).toBe(moved);
    expect(all('[data-page-item]').indexOf(moved as HTMLElement)).toBe(1 - item);
    expect(announced).toEqual([message]);
  });

  it('deletes the page that has the focus, whatever was selected', () => {
    const { store } = drawn(after(two, selectCommand(guidOf('a'))));
    focusOn(1);
    press('Delete');

    expect(store.state().selection).toEqual({ kind: 'page', guid: two.form.pages?.[1]?.guid });
    expect(store.state().canvas.dialog).toBe('delete');
    expect(written(store.state())).toContain('a');
  });

  it('marks the page of the selection, and counts the findings on each page', () => {
    const { guid } = two.form.pages![1]!;
    const three = after(two, addPageAfterCommand(guid), anEnv({ newGuid: guidSequence() }));
    drawn(after(three, selectCommand(guidOf('b'))));

    expect(one('[aria-current]').textContent).toContain('Page 2');
    expect(all('[data-page-item]')[2]?.textContent).toContain('1 finding');
  });

  it('counts no findings in a form that was never saved', () => {
    drawn({ ...two, versions: nothingStored });

    expect(listed()).toEqual(['Page 1', 'Page 2']);
    expect(one('ol').textContent).not.toContain('finding');
  });

  it('adds a page at the end', () => {
    drawn();
    click(named('Add page'));

    expect(listed()).toEqual(['Page 1', 'Page 2', 'Page 3']);
  });

  it('only goes to pages while the form is tried: nothing moves, deletes or adds one', () => {
    const { store } = drawn(after(two, tryOut.run));
    const before = store.state();
    focusOn(0);
    pressWith('ArrowDown', { altKey: true });
    press('Delete');

    expect([store.state().form, store.state().selection]).toEqual([before.form, before.selection]);
    expect(all('[aria-keyshortcuts]')).toEqual([]);
    expect(one('nav').textContent).not.toContain('Add page');
    press('ArrowDown');
    click(document.activeElement!);
    expect(store.state().selection).toEqual({ kind: 'page', guid: two.form.pages?.[1]?.guid });
    expect(store.state().window.trial.isOn).toBe(true);
  });
});
