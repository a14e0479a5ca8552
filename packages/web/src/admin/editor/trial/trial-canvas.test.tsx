import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { inRow } from '@form-portal/domain';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { MarkdownContext } from '../../../shared/markdown/markdown.tsx';
import { markdownToHtml } from '../../../shared/markdown/markdown-to-html.ts';
import { tryOut } from '../model/commands/window/trial.ts';
import { after, editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, labelled, named, typeOver } from '../testing/draw-editor.tsx';
import { TrialCanvas } from './trial-canvas.tsx';
import { TrialPanel } from './trial-panel.tsx';
import type { Form, FormCheck, Guid } from '@form-portal/domain';

const surname = aField('text', {
  guid: guidOf('name'),
  label: { gb: 'Surname' },
  property: 1001,
  dataType: 1,
  required: true,
});
const guests = aField('number', { guid: guidOf('guests'), label: { gb: 'Guests' }, dataType: 3 });
const plan = aField('text', {
  guid: guidOf('plan'),
  label: { gb: 'Plan' },
  requireWhen: 'shown',
  showWhen: { kind: 'field', field: guests.guid, operator: 'answered', operand: null },
});

function drawTrial(): void {
  const form = aForm({
    fields: [surname, guests, plan],
    identity: { enabled: true, attributes: ['lastName'] },
  });
  draw(form);
}

function draw(form: Form): void {
  drawEditor(
    <MarkdownContext value={markdownToHtml}>
      <TrialCanvas />
      <TrialPanel />
    </MarkdownContext>,
    after(editorOf(form), tryOut.run),
  );
}

const giver = aField('text', {
  guid: guidOf('giver'),
  label: { gb: 'Granted by' },
  dataType: 1,
  required: true,
});
const amount = aField('number', { guid: guidOf('amount'), label: { gb: 'Amount' }, dataType: 3 });
const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  dataType: 3,
  formula: `sum({field:${amount.guid}})`,
});
const inRowTwo = ({ guid }: { readonly guid: Guid }) => ({ guid: inRow(guid, 2) });

function drawTrialOfRows(): void {
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

const control = ({ guid }: { readonly guid: string }) => one<HTMLInputElement>(`[name="${guid}"]`);
/** The texts of the visible buttons and list items. */
const boxes = () =>
  [...document.querySelectorAll('form button, form li')]
    .filter((box) => box.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);
const errorAt = ({ guid }: { readonly guid: string }) =>
  document.getElementById(`field-${guid}-error`)?.textContent;

describe('a form that is tried', () => {
  it('is filled in with the details of an example person while the visitor is identified', () => {
    drawTrial();
    typeOver(control(surname), 'Virtanen');

    click(labelled('The visitor is identified'));
    expect([control(surname).value, control(surname).readOnly]).toEqual(['Esimerkki', true]);
    typeOver(control(guests), '5');
    click(labelled('The visitor is identified'));

    expect([control(surname).value, control(guests).value]).toEqual(['Virtanen', '5']);
  });

  it('counts a failed check among what is missing or wrong', () => {
    const check: FormCheck = {
      guid: guidOf('few'),
      message: { gb: 'Too many guests.' },
      at: guests.guid,
      kind: 'error',
      must: { kind: 'field', field: guests.guid, operator: 'less', operand: { kind: 'literal', value: 3 } },
    };
    draw(aForm({ fields: [guests], checks: [check] }));
    typeOver(control(guests), '5');

    click(named('Show missing answers'));

    expect(document.body.textContent).toContain('Missing or wrong answers: 1.');
    expect(document.activeElement).toBe(control(guests));
  });

  it('shows a failed check that belongs to no question at the end of its page, as visitors get it, and goes to it', () => {
    const [first, second] = [guidOf('page 1'), guidOf('page 2')];
    const check: FormCheck = {
      guid: guidOf('few'),
      message: { gb: 'Too many guests.' },
      at: null,
      kind: 'stop',
      must: { kind: 'field', field: guests.guid, operator: 'less', operand: { kind: 'literal', value: 3 } },
    };
    draw(
      aForm({
        fields: [guests, amount],
        pages: [
          { guid: first, name: { gb: 'Feast' } },
          { guid: second, name: { gb: 'Safety' } },
        ],
        layout: [
          { kind: 'field', guid: guests.guid, page: first },
          { kind: 'field', guid: amount.guid, page: second },
        ],
        checks: [check],
      }),
    );
    typeOver(control(guests), '5');
    expect(one('form').textContent).toMatch(/Guests.*Too many guests\..*Safety/);

    click(named('Show missing answers'));

    expect(document.activeElement?.textContent).toBe('Too many guests.');
  });

  it('says of every element whose condition does not work that it is shown because of that', () => {
    const showWhen = { kind: 'field', field: guidOf('gone'), operator: 'answered', operand: null } as const;
    const group = { ...aGroup('Food', [{ ...surname, showWhen }]), showWhen };
    const form = aForm({
      fields: [{ ...surname, showWhen }],
      groups: [group],
      layout: [{ kind: 'group', guid: group.guid }],
    });
    const request = { guid: guidOf('menu'), name: { gb: 'Menu' }, required: false, later: false, showWhen };
    draw({ ...form, attachments: { ...form.attachments, requests: [request] } });

    const reasons = one('form').textContent.match(/The rule does not work: a deleted question is answered/g);
    expect(reasons).toHaveLength(3);
  });

  it('says that a formula does not work instead of what the value is computed from', () => {
    draw(aForm({ fields: [guests, { ...total, formula: `{field:${guests.guid}} +` }] }));

    expect(one('form').textContent).toContain('The formula does not work: Guests +');
    expect(document.body.textContent).not.toContain('Computed:');
  });

  it('shows what is missing or wrong on request, and keeps it up to date while answers change', () => {
    drawTrial();
    typeOver(control(guests), 'many');
    expect(errorAt(surname)).toBeUndefined();

    click(named('Show missing answers'));
    expect([errorAt(surname), errorAt(guests)]).toEqual(['Enter Surname', 'Enter a number in digits']);
    expect(document.activeElement).toBe(control(surname));
    expect(document.body.textContent).toContain('Missing or wrong answers: 2.');
    typeOver(control(guests), '5');
    typeOver(control(surname), 'Virtanen');
    expect(errorAt(plan)).toBe('Enter Plan');
    typeOver(control(plan), 'Guards');

    expect(document.body.textContent).toContain('No answer is missing or wrong.');
  });

  it('shows its pages with their names, and in place of a hidden one the reason, with its tests in the panel', () => {
    const [first, second] = [guidOf('page 1'), guidOf('page 2')];
    const showWhen = { kind: 'field', field: guests.guid, operator: 'answered', operand: null } as const;
    draw(
      aForm({
        fields: [guests, surname],
        pages: [
          { guid: first, name: { gb: 'Feast' } },
          { guid: second, name: { gb: 'Host' }, showWhen },
        ],
        layout: [
          { kind: 'field', guid: guests.guid, page: first },
          { kind: 'field', guid: surname.guid, page: second },
        ],
      }),
    );
    const headings = () =>
      [...document.querySelectorAll('form h2')]
        .filter((heading) => heading.closest('[hidden]') === null)
        .map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Feast']);

    click(named('HostNot shown because Guests is not answered'));
    expect(document.body.textContent).toContain('Why is it not shown?');
    expect(document.body.textContent).toContain('Does not hold: Guests is not answered.');
    typeOver(control(guests), '5');

    expect(headings()).toEqual(['Feast', 'Host']);
    expect(document.body.textContent).toContain('Page 2 of 2');
    click(named('Shown because Guests is 5'));
    expect(document.body.textContent).toContain('Why is it shown?');
  });

  it('shows a box with the check in place of what a failed stop leaves out, and requires none of it', () => {
    const stop: FormCheck = {
      guid: guidOf('stop'),
      message: { gb: 'Too many guests.' },
      at: null,
      kind: 'stop',
      must: { kind: 'field', field: guests.guid, operator: 'less', operand: { kind: 'literal', value: 9 } },
    };
    const group = aGroup('Food', [plan]);
    const layout = [
      ...[guests, surname].map(({ guid }) => ({ kind: 'field' as const, guid })),
      { kind: 'group' as const, guid: group.guid },
    ];
    const form = aForm({ fields: [guests, surname, plan], groups: [group], layout, checks: [stop] });
    const request = { guid: guidOf('menu'), name: { gb: 'Menu' }, required: true, later: false };
    draw({ ...form, attachments: { ...form.attachments, requests: [request] } });
    typeOver(control(guests), '8');
    click(named('Show missing answers'));
    expect(errorAt(surname)).toBe('Enter Surname');

    typeOver(control(guests), '9');

    const reason = 'Left out by the check “Too many guests.”';
    expect(boxes()).toEqual([`Surname${reason}`, `Food${reason}`, `Menu${reason}`]);
    expect([guests, surname].map((one) => control(one).closest('[hidden]') === null)).toEqual([true, false]);
    expect(errorAt(surname)).toBeUndefined();
    expect(document.body.textContent).toContain('Missing or wrong answers: 1.');
    expect(document.body.textContent).toContain('Shown: 1. Not shown: 4.');
    click(named(`Surname${reason}`));
    expect(document.body.textContent).toContain('Why is it not shown?');
    expect(named('Change the check')).toBeDefined();
  });

  it('shows such boxes within a row and in place of the rows after it, and lets no row be added', () => {
    const stop: FormCheck = {
      guid: guidOf('stop'),
      message: { gb: 'Too much.' },
      at: null,
      kind: 'stop',
      must: { kind: 'field', field: amount.guid, operator: 'less', operand: { kind: 'literal', value: 9 } },
    };
    const group = {
      ...aGroup('Grants', [amount, giver]),
      repeat: { min: 2, max: 4, rowName: { gb: 'Grant' } },
    };
    const layout = [{ kind: 'group' as const, guid: group.guid }];
    draw(aForm({ fields: [amount, giver], groups: [group], layout, checks: [stop] }));
    typeOver(control(amount), '9');

    const reason = 'Left out by the check “Too much.”';
    expect(boxes()).toEqual([`Granted by${reason}`, `Grant 2${reason}`]);
    expect(control(inRowTwo(amount)).closest('[hidden]')).not.toBeNull();
    typeOver(control(amount), '8');
    expect(boxes()).toEqual(['Add a row']);
    expect(control(inRowTwo(amount)).closest('[hidden]')).toBeNull();
  });

  it('lists the requested files, and why one is requested or not', () => {
    const form = aForm({ fields: [guests] });
    const showWhen = { kind: 'field', field: guests.guid, operator: 'answered', operand: null } as const;
    const requests = [
      { guid: guidOf('plan'), name: { gb: 'Seating plan' }, required: false, later: false, showWhen },
      { guid: guidOf('menu'), name: { gb: 'Menu' }, required: true, later: false },
    ];
    draw({ ...form, attachments: { ...form.attachments, requests } });
    const listed = () => [...document.querySelectorAll('form li')].map(({ textContent }) => textContent);

    expect(listed()).toEqual(['Seating planNot shown because Guests is not answered', 'Menu*, required']);
    typeOver(control(guests), '5');

    expect(listed()).toEqual(['Seating planShown because Guests is 5', 'Menu*, required']);
  });

  it('says what a value is computed from, on the canvas and below the value in the panel', () => {
    const own = aField('number', { guid: guidOf('own'), label: { gb: 'Own' }, dataType: 3 });
    const both = { ...total, formula: `max({field:${guests.guid}}; 2) + {field:${own.guid}}` };
    draw(aForm({ fields: [guests, own, both] }));
    expect(named('Computed: max(Guests –; 2) + Own –')).toBeDefined();

    typeOver(control(guests), '5');
    typeOver(control(own), '1200');
    click(named('Computed: max(Guests 5; 2) + Own 1,200'));

    expect(
      document.querySelector('#trial-why ~ div, section[aria-labelledby="trial-why"]')?.textContent,
    ).toContain('1,205max(Guests 5; 2) + Own 1,200');
  });

  it('lists the values of all rows where a formula aggregates them', () => {
    drawTrialOfRows();
    click(named('Add a grant'));
    typeOver(control(amount), '250');
    click(named('Add a grant'));
    typeOver(control(inRowTwo(amount)), '30');

    expect(named('Computed: sum(Amount 250; 30)')).toBeDefined();
  });

  it('has rows in its repeatable groups, each with its own answers, rules and errors', () => {
    drawTrialOfRows();
    expect(document.body.textContent).not.toContain('Grant 1');

    click(named('Add a grant'));
    typeOver(control(giver), 'Town');
    click(named('Add a grant'));
    expect(named('Add a grant').getAttribute('aria-disabled')).toBe('true');
    click(named('Show missing answers'));
    expect([errorAt(giver), errorAt(inRowTwo(giver))]).toEqual([undefined, 'Enter Granted by']);

    typeOver(control(inRowTwo(giver)), 'State');
    typeOver(control(inRowTwo(amount)), '250');
    click(named('Remove Grant 1'));

    expect([control(giver).value, control(amount).value]).toEqual(['State', '250']);
    expect(document.querySelector(`[name="${inRowTwo(giver).guid}"]`)).toBeNull();
    expect(one('output').textContent).toBe('250');
  });
});
