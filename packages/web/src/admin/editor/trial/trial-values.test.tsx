import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { named, typeOver } from '../testing/draw-editor.tsx';
import {
  amount,
  control,
  draw,
  drawTrialOfRows,
  errorAt,
  giver,
  guests,
  inRowTwo,
  total,
} from '../testing/draw-trial.tsx';

describe('a form that is tried', () => {
  it('says that a formula does not work instead of what the value is computed from', () => {
    draw(aForm({ fields: [guests, { ...total, formula: `{field:${guests.guid}} +` }] }));

    expect(one('form').textContent).toContain('The formula does not work: Guests +');
    expect(document.body.textContent).not.toContain('Computed:');
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
