import type { FormCheck } from '@form-portal/domain';
import { aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { named, typeOver } from '../testing/draw-editor.tsx';
import {
  amount,
  control,
  draw,
  errorAt,
  giver,
  guests,
  inRowTwo,
  plan,
  surname,
} from '../testing/draw-trial.tsx';

/** The texts of the visible buttons and list items. */
const boxes = () =>
  [...document.querySelectorAll('form button, form li')]
    .filter((box) => box.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

describe('a form that is tried', () => {
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
    expect(document.body.textContent).toContain('1 item shown, 4 not shown.');
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
});
