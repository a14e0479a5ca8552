import { click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { aReturnedPost } from '../../../testing/a-returned-post.ts';
import {
  control,
  controls,
  popup,
  prepareFormPages,
  send,
  settled,
  type,
} from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import type { FormPageContent } from '../form-page-content.ts';

const { form, ...rest } = aFormPage();
const page: FormPageContent = { ...rest, form: { ...form, checkAnswers: true } };
const { name, members, begins, district, uses, agreed } = questions;

prepareFormPages();

/** Questions with their answers, as they are listed. */
function listed(): readonly (readonly [string, string])[] {
  return [...document.querySelectorAll('section[aria-labelledby="answers-review"] dt')].map((question) => [
    question.textContent,
    question.nextElementSibling?.textContent ?? '',
  ]);
}

/** The link that leads to the control of a question. */
function changeLink(field: { readonly guid: string }): HTMLAnchorElement {
  return one<HTMLAnchorElement>(`section[aria-labelledby="answers-review"] a[href="#field-${field.guid}"]`);
}

async function answerEverything(): Promise<void> {
  await type(name, 'Aino Korhonen');
  await type(members, '12');
  await type(begins, '1.2.2027');
  await act(async () => {
    controls(district)[1]?.click();
    controls(uses)[0]?.click();
    controls(uses)[2]?.click();
    control(agreed).click();
  });
  await settled();
}

describe('A form that asks to check the answers (WCAG 2.2)', () => {
  it('shows every question with its answer before it is sent, and takes the focus there', async () => {
    await openPage(page);
    const button = () => one('form [type="submit"]').textContent;
    expect(button()).toBe('Check your answers');
    expect(document.title).toBe('Application – Kuusilahti');
    await answerEverything();
    await send();

    expect(one('section[aria-labelledby="answers-review"] [type="submit"]').textContent).toBe('Send');
    expect(document.title).toBe('Check your answers – Application – Kuusilahti');
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Check your answers');
    expect(listed()).toEqual([
      ['Name', 'Aino Korhonen'],
      ['Members', '12'],
      ['Berths', 'Not answered'],
      ['District', 'South'],
      ['Uses', 'Rowing, Fishing'],
      ['Begins', '1 February 2027'],
      ['Opens', 'Not answered'],
      ['Agreed', 'Yes'],
      ['Attachments', 'No attachments'],
    ]);
  });

  it('first asks for what is missing', async () => {
    await openPage(page);
    await type(name, 'Aino');
    await send();

    expect(popup()).toContain('Some answers are missing');
    expect(listed()).toEqual([]);
  });

  it('leads from a question to its control, and shows the new answer the next time', async () => {
    await openPage(page);
    await answerEverything();
    await send();
    expect(changeLink(members).textContent).toBe('Change Members');
    click(changeLink(members));
    await settled();

    expect(listed()).toEqual([]);
    expect(document.activeElement).toBe(control(members));
    await type(members, '13');
    await send();
    expect(listed()).toContainEqual(['Members', '13']);
  });

  it('leads back to the button of the form', async () => {
    await openPage(page);
    await answerEverything();
    await send();
    click(one('section[aria-labelledby="answers-review"] button:not([type="submit"])'));
    await settled();

    expect(listed()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Check your answers');
    expect(control(name).value).toBe('Aino Korhonen');
  });

  it('does not offer to change what identification answered', async () => {
    const user = { type: 'saml', name: 'Aino', admin: false, attributes: { firstNames: 'Aino' } } as const;
    const context = aPageContext('gb', { user });
    const suomifi = { enabled: true, properties: { firstNames: 1500 } };
    const fields = form.fields.map((field) =>
      field.guid === name.guid ? { ...field, property: 1500 } : field,
    );
    const identity = { enabled: true, attributes: ['firstNames'] } as const;
    await openPage(
      { ...page, form: { ...page.form, fields, identity } },
      { context: { ...context, settings: { ...context.settings, suomifi } } },
    );
    await type(begins, '1.2.2027');
    await act(async () => {
      controls(district)[0]?.click();
      control(agreed).click();
    });
    await send();

    expect(listed()).toContainEqual(['Name', 'Aino']);
    expect(document.querySelector(`section a[href="#field-${name.guid}"]`)).toBeNull();
    expect(one('section[aria-labelledby="answers-review"]').textContent).toContain('Verified with Suomi.fi');
  });
});

const seen = aReturnedPost({
  answers: { [name.guid]: 'Aino', [begins.guid]: '2027-02-01', [district.guid]: [2], [agreed.guid]: true },
});

describe('A form posted without script that asks to check the answers', () => {
  it('is returned with all answers above the form, whose controls the links lead to, to be sent from there', () => {
    document.body.innerHTML = serverHtml({ ...page, returned: seen });
    expect(listed()).toContainEqual(['District', 'South']);
    expect(document.getElementById(changeLink(begins).hash.slice(1))).toBe(control(begins));
    const post = new FormData(one<HTMLFormElement>('form[enctype]'));
    expect([post.get('checked'), post.get(begins.guid)]).toEqual(['yes', '1 2 2027']);
    expect(one('section[aria-labelledby="answers-review"] [type="submit"]').textContent).toBe('Send');
    expect(document.querySelector('[aria-labelledby="error-summary"]')).toBeNull();
    document.body.innerHTML = '';
  });

  it('is sent only from below the files that must be chosen again', () => {
    document.body.innerHTML = serverHtml({ ...page, returned: { ...seen, files: ['plan.pdf'] } });
    const check = one('section[aria-labelledby="answers-review"]');
    expect(check.textContent).toContain('Choose these files again: plan.pdf');
    expect(check.querySelector('a[href="#choose-files"]')).not.toBeNull();
    expect(check.querySelector('[type="submit"]')).toBeNull();
    expect(document.querySelectorAll('[type="submit"]')).toHaveLength(1);
    document.body.innerHTML = '';
  });

  it('replaces the form once its script is loaded', async () => {
    expect(await openPage({ ...page, returned: seen })).toEqual([]);
    await settled();
    expect(document.activeElement?.id).toBe('answers-review');
    expect(document.title).toBe('Check your answers – Application – Kuusilahti');
    click(changeLink(begins));
    await settled();
    expect(document.activeElement).toBe(control(begins));
  });

  it('shows the form once its script is there when files must be chosen again', async () => {
    await openPage({ ...page, returned: { ...seen, files: ['plan.pdf'] } });
    await settled();
    expect(listed()).toEqual([]);
    expect(document.body.textContent).toContain('Choose these files again: plan.pdf');
  });
});
