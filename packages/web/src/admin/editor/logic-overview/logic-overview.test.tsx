import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, named, typeOver } from '../testing/draw-editor.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import { LogicOverview } from './logic-overview.tsx';
import type { Condition, FormCheck } from '@form-portal/domain';

const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' } });
const pay = aField('number', { guid: guidOf('pay'), label: { gb: 'Pay' } });
const dear: Condition = {
  kind: 'field',
  field: rent.guid,
  operator: 'more',
  operand: { kind: 'literal', value: 100 },
};
const why = aField('text', { guid: guidOf('why'), label: { gb: 'Why' }, showWhen: dear });
const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  formula: `{field:${rent.guid}} + {field:${pay.guid}}`,
});
const check: FormCheck = { guid: guidOf('check'), must: dear, message: {}, at: null, kind: 'error' };

function draw(): ReturnType<typeof drawEditor> {
  const [first, second] = [guidOf('first'), guidOf('second')];
  const form = aForm({
    fields: [rent, pay, why, total],
    pages: [
      { guid: first, name: { gb: 'Costs' } },
      { guid: second, name: { gb: 'Reasons' }, showWhen: dear },
    ],
    layout: [rent, pay, why, total].map(({ guid }) => ({
      kind: 'field' as const,
      guid,
      page: guid === why.guid ? second : first,
    })),
    checks: [check],
  });
  return drawEditor(
    <>
      <LogicOverview />
      <SidePanel />
    </>,
    editorOf(form),
  );
}

const rowOf = (name: string) => named(name).closest('tr')?.textContent;

describe('the logic of a form', () => {
  it('counts what refers to each element by kind, and has pages as bands with their number and condition', () => {
    draw();

    expect(document.body.textContent).toContain('All 5Errors 1Warnings 0');
    expect(rowOf('Rent')).toContain('2 rules, 1 check, 1 formula');
    expect(rowOf('Pay')).toContain('1 formula');
    const words = [...document.querySelectorAll('[class*="ruleWord"]')].map(({ textContent }) => textContent);
    expect(words).toEqual(['Computed', 'Must hold', 'Shown', 'Shown']);
    expect(rowOf('Page 2 of 2 Reasons')).toBe('Page 2 of 2 ReasonsShown when Rent is more than 100');
    expect(named('Page 2 of 2 Reasons').closest('th')?.colSpan).toBe(4);
  });

  it('can be searched by words of the names, whatever their case and diacritics', () => {
    draw();
    typeOver(one<HTMLInputElement>('input[type="search"]'), 'réasons PAGE');

    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(rowOf('Page 2 of 2 Reasons')).toBeDefined();
  });

  it('says how often a group repeats, and its name leads to where that is set', () => {
    const group = { ...aGroup('Trips', [rent]), repeat: { min: 0, max: 10 } };
    const form = aForm({
      fields: [rent],
      groups: [group],
      layout: [{ kind: 'group', guid: group.guid }],
    });
    const { store } = drawEditor(
      <>
        <LogicOverview />
        <SidePanel />
      </>,
      editorOf(form),
    );

    expect(rowOf('Trips')).toBe('TripsRepeats 0 to 10 times–');
    click(named('Trips'));
    expect(store.state().focus).toEqual({ in: 'rows', guid: group.guid, part: 'repeat' });
  });

  it('can be printed', () => {
    draw();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);

    click(named('Print'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('starts a check in the panel, with the focus on its question', () => {
    const { store } = draw();

    click(one<HTMLButtonElement>('section[aria-labelledby="logic-overview"] button[data-part="add-check"]'));

    expect([store.state().tab, store.state().selection.kind]).toEqual(['edit', 'nothing']);
    expect(document.activeElement?.closest('[data-check]')?.textContent).toContain('Check 2');
    expect(document.activeElement?.tagName).toBe('SELECT');
    expect(store.state().form.checks).toHaveLength(1);
  });
});
