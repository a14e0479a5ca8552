import { aField, aForm } from '@form-portal/domain/testing';
import { alwaysOpen } from '@form-portal/domain';
import { formOpeningToWire } from '@form-portal/domain/wire';
import { click } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { SiteContext } from '../../../../shared/shell/site-context.tsx';
import { aPageContext } from '../../../../testing/sample-page.ts';
import { editorOf } from '../../model/testing/editor-notation.ts';
import { drawEditor, labelled, leave, named, queriesSettled, typeOver } from '../../testing/draw-editor.tsx';
import { OpeningSection } from './opening-section.tsx';
import type { DrawnEditor } from '../../testing/draw-editor.tsx';

const form = aForm({ fields: [aField('text')] });
const path = `/api/admin/forms/${form.guid}/opening`;

async function drawOpening(): Promise<DrawnEditor> {
  const stored = { ...alwaysOpen, closesAt: '2027-01-31 16:00' };
  const drawn = drawEditor(
    <SiteContext value={{ ...aPageContext('gb'), switchLanguage: () => Promise.resolve() }}>
      <OpeningSection />
    </SiteContext>,
    editorOf(form),
    { responses: { [`GET ${path}`]: formOpeningToWire(stored), [`PUT ${path}`]: {} } },
  );
  await queriesSettled();
  return drawn;
}

const closingDay = () => labelled('Closes');

function typeDay(day: string): void {
  typeOver(closingDay(), day);
  leave(closingDay());
}

it('is not saved while a date cannot be read, which gets the focus', async () => {
  const { calls } = await drawOpening();
  typeOver(labelled('Maximum number of submissions'), '40');
  typeDay('31.2.2027');
  click(named('Save opening times'));
  await queriesSettled();

  expect(calls).toEqual([`GET ${path}`]);
  expect(document.activeElement).toBe(closingDay());
  expect(closingDay().getAttribute('aria-invalid')).toBe('true');

  typeDay('31.1.2027');
  click(named('Save opening times'));
  await queriesSettled();
  expect(calls).toContain(`PUT ${path}`);
});

it('has its texts in the language of the form', async () => {
  await drawOpening();

  expect(labelled('Text before opening').lang).toBe('en');
});
