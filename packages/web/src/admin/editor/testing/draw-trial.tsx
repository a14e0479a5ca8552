import { inRow, type Form, type Guid } from '@form-portal/domain';
import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { MarkdownContext } from '../../../shared/markdown/markdown.tsx';
import { markdownToHtml } from '../../../shared/markdown/markdown-to-html.ts';
import { tryOut } from '../model/commands/window/trial.ts';
import { after, editorOf } from '../model/testing/editor-notation.ts';
import { PageList } from '../pages/page-list.tsx';
import { PageSelect } from '../pages/page-select.tsx';
import { TrialCanvas } from '../trial/trial-canvas.tsx';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { drawEditor } from './draw-editor.tsx';

/** Questions of forms that are tried. */
export const surname = aField('text', {
  guid: guidOf('name'),
  label: { gb: 'Surname' },
  property: 1001,
  dataType: 1,
  required: true,
});
export const guests = aField('number', { guid: guidOf('guests'), label: { gb: 'Guests' }, dataType: 3 });
export const plan = aField('text', {
  guid: guidOf('plan'),
  label: { gb: 'Plan' },
  requireWhen: 'shown',
  showWhen: { kind: 'field', field: guests.guid, operator: 'answered', operand: null },
});

/** Draws the trial of a form with its pages and the panel beside it. */
export function draw(form: Form): void {
  drawEditor(
    <MarkdownContext value={markdownToHtml}>
      <PageList />
      <PageSelect />
      <TrialCanvas />
      <TrialPanel />
    </MarkdownContext>,
    after(editorOf(form), tryOut.run),
  );
}

/** A trial of three questions, the last of which appears once the second is answered. */
export function drawTrial(): void {
  const form = aForm({
    fields: [surname, guests, plan],
    identity: { enabled: true, attributes: ['lastName'] },
  });
  draw(form);
}

/** Questions of the repeatable group, and the sum of its amounts. */
export const giver = aField('text', {
  guid: guidOf('giver'),
  label: { gb: 'Granted by' },
  dataType: 1,
  required: true,
});
export const amount = aField('number', { guid: guidOf('amount'), label: { gb: 'Amount' }, dataType: 3 });
export const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  dataType: 3,
  formula: `sum({field:${amount.guid}})`,
});

/** A question in row 2. */
export const inRowTwo = ({ guid }: { readonly guid: Guid }) => ({ guid: inRow(guid, 2) });

/** A trial of the group, which has up to two rows. */
export function drawTrialOfRows(): void {
  const repeat = { min: 0, max: 2, rowName: { gb: 'Grant' }, addText: { gb: 'Add a grant' } };
  const group = { ...aGroup('Grants', [giver, amount]), repeat };
  const form = aForm({
    fields: [giver, amount, total],
    groups: [group],
    layout: [
      { kind: 'group', guid: group.guid },
      { kind: 'field', guid: total.guid },
    ],
  });
  draw(form);
}

/** The control of a question. */
export const control = ({ guid }: { readonly guid: string }) => one<HTMLInputElement>(`[name="${guid}"]`);

/** What the page says is wrong with a question; undefined for nothing. */
export const errorAt = ({ guid }: { readonly guid: string }) =>
  document.getElementById(`field-${guid}-error`)?.textContent;
