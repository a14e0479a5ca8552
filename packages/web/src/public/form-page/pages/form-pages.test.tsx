import { one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { affordable, aPagedFormPage, pagedQuestions, pages } from '../../../testing/a-paged-form-page.ts';
import { control, errorAt, popup, prepareFormPages, settled, type } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import type { FormCheck } from '@form-portal/domain';

const { applicant, nickname, register, rent } = pagedQuestions;

prepareFormPages();

const heading = () => one('h1').textContent;
const isShown = (field: { readonly guid: string }) => control(field).closest('[hidden]') === null;
const button = (name: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('form button[type="submit"]')].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`there is no button ${name}`);
  return found;
};
const steps = () =>
  [...document.querySelectorAll('nav ol > li')].map((step) => ({
    text: step.querySelector('span:last-of-type')?.closest('li')?.textContent ?? '',
    current: step.getAttribute('aria-current'),
    leads: step.querySelector('button') !== null,
  }));

async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
  await settled();
}

async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
  await settled();
}

describe('A form with pages', () => {
  it('comes with its first page; the others wait in the same form, hidden', async () => {
    const differences = await openPage(aPagedFormPage());

    expect(heading()).toBe('Applicant');
    expect(document.title).toBe('Applicant, page 1 of 2 – Application – Kuusilahti');
    expect([applicant, register, rent].map(isShown)).toEqual([true, false, false]);
    expect(one('form input[type="file"]').closest('[hidden]')).not.toBeNull();
    expect(steps().map(({ current, leads }) => [current, leads])).toEqual([
      ['step', false],
      [null, false],
      [null, false],
    ]);
    expect(differences).toEqual([]);
  });

  it('explains the mark of required questions on each page on which an answer may require one', () => {
    const { form } = aPagedFormPage();
    const fields = [{ ...applicant, required: false }, { ...nickname, requireWhen: 'shown' as const }, rent];
    document.body.innerHTML = serverHtml(aPagedFormPage({}, { form: { ...form, fields } }));

    expect(document.body.textContent).toContain('Questions marked with * must be answered.');
    document.body.innerHTML = '';
  });

  it('begins with a button that leads on, so that Enter never goes back', () => {
    document.body.innerHTML = serverHtml(aPagedFormPage());
    const [first] = document.querySelectorAll<HTMLButtonElement>('[form="form"], form button');
    expect([first?.name, first?.value, first?.tabIndex]).toEqual(['_go', 'next', -1]);
    document.body.innerHTML = '';
  });

  it('leads on once the page is right, with the focus on the new heading, and skips what is not asked', async () => {
    await openPage(aPagedFormPage());

    await press('Next: Costs');
    expect(heading()).toBe('Applicant');
    expect(errorAt(applicant)).toBe('Enter Applicant');
    expect(document.activeElement?.id).toBe('error-summary');
    expect(document.title).toMatch(/^Error: /);
    expect(errorAt(rent)).toBeUndefined();

    await type(applicant, 'person');
    await press('Next: Costs');
    expect(heading()).toBe('Costs');
    expect(document.activeElement).toBe(one('h1'));
    expect(document.querySelector('[aria-labelledby="error-summary"]')).toBeNull();
    expect(location.hash).toBe(`#page-${pages.costs.guid}`);
    expect(one('form input[type="file"]').closest('[data-page][hidden]')).toBeNull();
  });

  it('has another page as soon as an answer asks for it, and marks only questions of the current page as new', async () => {
    await openPage(aPagedFormPage());
    await type(applicant, 'association');

    expect(one(`[data-field="${nickname.guid}"]`).textContent).toContain('Asked because of your answer');
    await press('Next: Association');

    expect(isShown(register)).toBe(true);
    expect(one(`[data-field="${register.guid}"]`).textContent).not.toContain('Asked because');
    expect(steps().map(({ leads }) => leads)).toEqual([true, false, false, false]);
  });

  it('goes back without a check, by its button, the list and the browser', async () => {
    await openPage(aPagedFormPage());
    await type(applicant, 'association');
    await press('Next: Association');
    await press('Back');
    expect([heading(), errorAt(register)]).toEqual(['Applicant', undefined]);

    await press('Next: Association');
    await goBack();
    expect(heading()).toBe('Applicant');

    await press('Next: Association');
    await act(async () => one<HTMLButtonElement>('nav ol button').click());
    await settled();
    expect([heading(), control(applicant).value]).toEqual(['Applicant', 'association']);
  });

  it('leads from the summary to the page and the control that is wrong, and reviews page by page', async () => {
    await openPage(aPagedFormPage());
    await type(applicant, 'person');
    await press('Next: Costs');
    await type(rent, '500');
    await act(async () => one<HTMLButtonElement>('nav ol button').click());
    await settled();
    await type(applicant, 'association');
    await act(async () => one<HTMLButtonElement>('nav ol li:nth-child(3) button').click());
    await settled();

    await press('Check your answers');
    expect(popup()).toContain('Register number');
    await act(async () => one('dialog[open] a').click());
    await settled();
    expect([heading(), document.activeElement]).toEqual(['Association', control(register)]);

    await type(register, '123');
    await press('Next: Costs');
    await press('Check your answers');
    const review = one('section[aria-labelledby="answers-review"]');
    expect([...review.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Applicant',
      'Association',
      'Costs',
    ]);
    expect(location.hash).toBe('#review');
    await press('Back');
    expect([heading(), document.querySelector('dialog[open]')]).toEqual(['Costs', null]);
    await press('Check your answers');
    await act(async () => one(`section a[href="#field-${applicant.guid}"]`).click());
    await settled();
    expect([heading(), document.activeElement]).toEqual(['Applicant', control(applicant)]);
  });

  it('leads from the review to the page that was chosen in the list', async () => {
    await openPage(aPagedFormPage());
    await type(applicant, 'person');
    await press('Next: Costs');
    await type(rent, '100');
    await press('Check your answers');
    const entries = history.length;
    await act(async () => one<HTMLButtonElement>('nav ol li:first-child button').click());
    await settled();

    expect(document.querySelector('section[aria-labelledby="answers-review"]')).toBeNull();
    expect([heading(), document.activeElement]).toEqual(['Applicant', one('h1')]);
    expect([location.hash, history.length - entries]).toEqual(['', 1]);
  });

  it('shows what the form and each page are about where it belongs, also after going back', async () => {
    const about = (page: keyof typeof pages) => ({ ...pages[page], description: { gb: `About ${page}.` } });
    const { form } = aPagedFormPage();
    const described = { ...form, description: { gb: 'About the form.' } };
    await openPage(
      aPagedFormPage(
        {},
        { form: { ...described, pages: [about('applicant'), about('association'), about('costs')] } },
      ),
    );
    const descriptions = () =>
      [...document.querySelectorAll('h1 ~ div:not([hidden])')]
        .map(({ textContent }) => textContent.trim())
        .filter((text) => text.startsWith('About'));

    expect(descriptions()).toEqual(['About the form.', 'About applicant.']);
    await type(applicant, 'person');
    await press('Next: Costs');
    expect(descriptions()).toEqual(['About costs.']);
    await press('Back');
    expect(descriptions()).toEqual(['About the form.', 'About applicant.']);
  });

  it('leads nowhere but back while a stop fails on the page', async () => {
    await openPage(aPagedFormPage());
    await type(applicant, 'person');
    await press('Next: Costs');
    await type(rent, '2000');

    expect(document.body.textContent).toContain(affordable.message['gb']);
    expect(
      [...document.querySelectorAll('form [type="submit"]')].map(({ textContent }) => textContent),
    ).toEqual(['Back']);
    expect(one('#choose-files').closest('[hidden]')).not.toBeNull();
    await press('Back');
    await press('Next: Costs');
    expect(heading()).toBe('Costs');
  });

  it('says at the end of a page that a check without a place failed, and no longer once it holds', async () => {
    const check: FormCheck = {
      guid: guidOf('long'),
      at: null,
      kind: 'error',
      message: { gb: 'Not for persons.' },
      must: {
        kind: 'field',
        field: applicant.guid,
        operator: 'differs',
        operand: { kind: 'literal', value: 'person' },
      },
    };
    const { form } = aPagedFormPage();
    await openPage(aPagedFormPage({}, { form: { ...form, checks: [check] } }));
    const atEnd = () =>
      [...document.querySelectorAll('[data-part="end-error"]')].map(({ textContent }) => textContent);
    await type(applicant, 'person');
    await press('Next: Costs');
    expect([heading(), ...atEnd()]).toEqual(['Applicant', 'Not for persons.']);

    await type(applicant, 'persons');
    expect(atEnd()).toEqual([]);
    await press('Next: Costs');
    expect([heading(), ...atEnd()]).toEqual(['Costs']);
  });

  it('opens again on the page where the draft was left, but on none that was not visited', async () => {
    const page = aPagedFormPage();
    sessionStorage.setItem(
      `draft:${page.form.guid}`,
      JSON.stringify({
        guid: page.form.guid,
        answers: { [applicant.guid]: 'person' },
        progress: { page: pages.costs.guid, visited: [pages.applicant.guid, pages.costs.guid] },
      }),
    );
    await openPage(page);
    await settled();
    expect([heading(), control(applicant).value]).toEqual(['Costs', 'person']);

    history.pushState(null, '', `#page-${pages.association.guid}`);
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
    expect([heading(), location.hash]).toEqual(['Costs', `#page-${pages.costs.guid}`]);
  });
});
