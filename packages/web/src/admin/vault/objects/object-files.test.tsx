import { click, mount, one } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { ObjectFiles } from './object-files.tsx';

const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };

/** Draws an object with one file; returns the addresses of its links. */
function draw(file: { readonly masked: boolean; readonly onlyInFull: boolean }): readonly string[] {
  const object = {
    type: 0,
    id: 1,
    title: '',
    class: 0,
    version: 2,
    created: '',
    submission: null,
    properties: [],
    versions: [],
    files: [{ id: 1, name: 'Sent form.pdf', size: 1000, ...file }],
  };
  mount(
    <I18nContext value={createI18n({ ...spoken, texts: aPageContext().texts, tags: { gb: 'en' } })}>
      <ObjectFiles object={object} />
    </I18nContext>,
  );
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

const content = '/api/admin/vault/objects/0/1/files/1/content?version=2';

it.each([
  ['a file without codes', { masked: false, onlyInFull: false }, [content], 0],
  ['a summary that is masked', { masked: true, onlyInFull: false }, [content], 1],
  ['a summary whose answers were cleared', { masked: true, onlyInFull: true }, [], 1],
])('offers %s', (_what, file, links, questions) => {
  expect(draw(file)).toEqual(links);
  expect(document.querySelectorAll('button')).toHaveLength(questions);
});

it('asks before it downloads a summary whose answers were cleared', () => {
  draw({ masked: true, onlyInFull: true });

  click(one('button'));

  expect(one('dialog a').getAttribute('href')).toBe(`${content}&full=true`);
});
