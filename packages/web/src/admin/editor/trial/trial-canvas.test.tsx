import { aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { labelled, named, typeOver } from '../testing/draw-editor.tsx';
import { control, draw, drawTrial, errorAt, guests, plan, surname } from '../testing/draw-trial.tsx';

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
});
