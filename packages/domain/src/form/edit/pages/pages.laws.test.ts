import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { withArbitraryParts } from '../../../testing/arbitrary-form-parts.ts';
import { aField } from '../../../testing/builders.ts';
import { guidOf, guidSequence } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { freshPages } from '../../../testing/paged-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import type { Form } from '../../form.ts';
import { pageOf } from '../../pages.ts';
import { addField } from '../layout/add-field.ts';
import { addGroup } from '../layout/add-group.ts';
import { deleteField } from '../layout/delete-field.ts';
import { deleteGroup } from '../layout/delete-group.ts';
import { duplicateField } from '../layout/duplicate-field.ts';
import { duplicateGroup } from '../layout/duplicate-group.ts';
import { moveElement } from '../layout/move-element.ts';
import { moveChoices, moveTo } from '../layout/move-to.ts';
import { endOfPage } from '../layout/target.ts';
import { duplicateForm } from '../whole/duplicate-form.ts';
import { importForm } from '../whole/import-form.ts';
import { addPage } from './add-page.ts';
import { deletePage } from './delete-page.ts';
import { movePage } from './move-page.ts';

describe('every edit', () => {
  const anyForm = arbitraryForm.chain(withArbitraryParts);

  /** The edits of elements and pages that a number picks from. */
  function edits(form: Form, pick: number): readonly Form[] {
    const picked = <T>(all: readonly T[]): T | undefined => all[pick % Math.max(all.length, 1)];
    const page = picked(form.pages ?? [])?.guid ?? guidOf('none');
    const element = picked([...form.fields, ...form.groups])?.guid ?? guidOf('none');
    const spot = { kind: 'at', group: null, index: pick % 9, page } as const;
    const choice = picked(moveChoices(form, element));
    const newGuid = guidSequence();
    return [
      addField(form, aField('text', { guid: guidOf('x') }), spot),
      addGroup(form, { guid: guidOf('X'), name: {} }, spot),
      moveElement(form, element, pick % 2 === 0 ? 'up' : 'down'),
      moveTo(form, element, spot),
      choice === undefined ? form : moveTo(form, element, { ...choice, kind: 'at' }),
      moveTo(form, element, endOfPage(form, page)),
      duplicateField(form, element, guidOf('x')),
      duplicateGroup(form, element, guidOf('X'), newGuid),
      deleteField(form, element),
      deleteGroup(form, element),
      addPage(form, freshPages, spot),
      movePage(form, page, pick % 4),
      deletePage(form, page, pick % 2 === 0 ? 'kept' : 'deleted'),
      duplicateForm(form, newGuid, (name) => name),
      importForm(drawn('a').form, { ...form, guid: guidOf('other') }, { stored: [], newGuid }),
    ];
  }

  it('keeps the layout valid and in page order', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), (form, pick) => {
        for (const edited of edits(form, pick)) {
          const order = (edited.pages ?? []).map(({ guid }) => guid);
          const placed = edited.layout.map((entry) => (entry.page ? order.indexOf(entry.page) : 0));

          expect(checkLayout(edited)).toEqual([]);
          expect(placed).toEqual(placed.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('moves an element to the page of each choice, and undoes a step down by a step up', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), (form, pick) => {
        const element = [...form.fields, ...form.groups][pick % Math.max(form.fields.length, 1)];
        if (element === undefined) return;
        for (const choice of moveChoices(form, element.guid)) {
          const moved = moveTo(form, element.guid, { ...choice, kind: 'at' });

          expect(moved === form).toBe(choice.current);
          if (choice.page !== null) expect(pageOf(moved, element.guid)).toBe(choice.page);
        }
        const down = moveElement(form, element.guid, 'down');
        if (down !== form) expect(moveElement(down, element.guid, 'up').layout).toEqual(form.layout);
      }),
    );
  });

  it('gives pages and requested files of a copy GUIDs of their own', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy = duplicateForm(form, guidSequence(), (name) => name);
        const guids = (of: Form) =>
          [...(of.pages ?? []), ...(of.attachments.requests ?? [])].map(({ guid }) => guid);

        expect(guids(copy)).toHaveLength(guids(form).length);
        expect(guids(copy).filter((guid) => guids(form).includes(guid))).toEqual([]);
      }),
    );
  });
});
