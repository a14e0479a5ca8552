import { guidOf } from '@form-portal/domain/testing';
import { afterEach, expect, it } from 'vitest';
import { aFormPage } from '../testing/a-form-page.ts';
import { serverHtml } from '../testing/open-page.tsx';
import { aPageContext } from '../testing/sample-page.ts';
import type { PublicPage } from '@form-portal/domain';

const finnish = aPageContext('gb', { texts: aPageContext('fi').texts });
/** An English page whose every text fell back to Finnish. */
const context = {
  ...finnish,
  textLanguages: Object.fromEntries(Object.keys(finnish.texts).map((key) => [key, 'fi'])),
};
const fallbackTexts = new Set(Object.values(finnish.texts).filter((text) => !text.includes('{')));

/** The texts of a page that fell back and do not say so; those of options and titles carry the language on the element. */
function unmarked(page: PublicPage): readonly string[] {
  document.body.innerHTML = serverHtml(page, context);
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const isMarked = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'fi';
    if (fallbackTexts.has(text) && !isMarked) found.push(text);
  }
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
});

const request = {
  guid: guidOf('plan'),
  name: { gb: 'Plan' },
  required: true,
  later: true,
} as const;
const { form } = aFormPage();
const attachments = { ...form.attachments, requests: [request] };

const pages = {
  'the list of forms': { kind: 'form-list', forms: [] },
  'a form': aFormPage({ form: { ...form, attachments } }),
  'a form that is reviewed': aFormPage({ form: { ...form, attachments, checkAnswers: true } }),
  'the end of a session': { kind: 'logout' },
} as const satisfies Readonly<Record<string, PublicPage>>;

it.each(Object.entries(pages))(
  'of %s is marked wherever a text fell back to another language',
  (_name, page) => {
    expect(unmarked(page)).toEqual([]);
  },
);
