import { aForm, guidOf } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { typeOver } from '../testing/draw-editor.tsx';
import { control, draw, guests, surname } from '../testing/draw-trial.tsx';

const [first, second] = [guidOf('page 1'), guidOf('page 2')];
const showWhen = { kind: 'field', field: guests.guid, operator: 'answered', operand: null } as const;
const twoPages = aForm({
  fields: [guests, surname],
  pages: [
    { guid: first, name: { gb: 'Feast' } },
    { guid: second, name: { gb: 'Host' }, showWhen },
  ],
  layout: [
    { kind: 'field', guid: guests.guid, page: first },
    { kind: 'field', guid: surname.guid, page: second },
  ],
});
const itemOf = (page: string) => one(`[data-page-item="${page}"]`);
const listed = () => [first, second].map((page) => itemOf(page).textContent);
const options = () =>
  [...document.querySelectorAll('label + * option')].map(({ textContent }) => textContent);

describe('the pages of a form that is tried', () => {
  it('are listed and counted, and the list says which ones the answers leave out', () => {
    draw(twoPages);
    expect(listed()).toEqual([
      expect.stringContaining('Feast1 item'),
      expect.stringContaining('Hostleft out'),
    ]);
    expect(options()).toEqual(['Choose a page', '1. Feast', '2. Host, left out']);
    expect(document.body.textContent).toContain('1 item shown, 1 not shown. There is 1 page.');

    typeOver(control(guests), '5');
    expect(listed()).toEqual([
      expect.stringContaining('Feast1 item'),
      expect.stringContaining('Hostconditional'),
    ]);
    expect(options()).toEqual(['Choose a page', '1. Feast', '2. Host']);
    expect(document.body.textContent).toContain('2 items shown, 0 not shown. There are 2 pages.');
  });

  it('are counted only in a form with pages', () => {
    draw(aForm({ fields: [guests] }));

    expect(document.body.textContent).toContain('1 item shown, 0 not shown.');
    expect(document.body.textContent).not.toContain('page');
  });

  it('are scrolled to, or to the box with the reason, when they are chosen', () => {
    draw(twoPages);
    const scrolledTo: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    click(itemOf(second));

    expect(scrolledTo.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Not shown because Guests is not answered'),
    ]);
    expect(itemOf(second).getAttribute('aria-current')).toBe('true');
    expect(document.body.textContent).toContain('Why is it not shown?');
  });
});
