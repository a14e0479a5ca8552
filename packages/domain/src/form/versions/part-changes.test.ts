import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { bundledCatalogue } from '../../translations/defaults/index.ts';
import { translateWith } from '../../translations/translate.ts';
import { setText } from '../edit/field/set-text.ts';
import { moveTo } from '../edit/layout/move-to.ts';
import { endOfPage } from '../edit/layout/target.ts';
import { setCondition } from '../edit/logic/set-condition.ts';
import { addPage } from '../edit/pages/add-page.ts';
import { deletePage } from '../edit/pages/delete-page.ts';
import { movePage } from '../edit/pages/move-page.ts';
import { addRequest, moveRequest, setRequest } from '../edit/requests/requests.ts';
import { setRepeats, setRowLimits } from '../edit/rows/set-repeat.ts';
import type { Form } from '../form.ts';
import { formChanges } from './form-changes.ts';

const field = (name: string) => aField('text', { guid: guidOf(name), label: { gb: name } });
const [a, b] = [field('a'), field('b')];
const plain = aForm({
  fields: [a, b],
  groups: [{ guid: guidOf('G'), name: { gb: 'G' }, fields: [b.guid] }],
  layout: [
    { kind: 'field', guid: a.guid },
    { kind: 'group', guid: guidOf('G') },
  ],
  checkAnswers: true,
});
const page = (name: string) => ({ guid: guidOf(name), name: { gb: name } });
const paged = addPage(plain, { page: page('p2'), first: page('p1') }, { index: 1 });
const threePages = addPage(paged, { page: page('p3'), first: page('p1') }, endOfPage(paged, guidOf('p2')));
const rows = setRepeats(plain, guidOf('G'), 'repeats');
const request = (name: string) => ({ guid: guidOf(name), name: { gb: name }, required: false, later: false });
const files = addRequest(addRequest(plain, request('r')), request('s'));
const identified = { kind: 'person', identified: true } as const;

const text = translateWith(bundledCatalogue.gb?.texts ?? {}, 'en');

function changesInWords(before: Form, after: Form): readonly string[] {
  const locale = { languageTag: 'en', language: 'gb', defaultLanguage: 'fi', text };
  const options = { fieldTypes: testFieldTypes, locale, propertyName: String, targetName: () => '' };
  return formChanges(before, after, options).map(({ kind, code, name }) => `${kind} ${code} ${name}`.trim());
}

describe('the comparison of two versions reports', () => {
  it.each<[string, Form, Form, readonly string[]]>([
    ['new pages', plain, paged, ['added page-added p1', 'added page-added p2']],
    [
      'a deleted page, and that its content moved',
      threePages,
      deletePage(threePages, guidOf('p2'), 'kept'),
      ['removed page-removed p2', 'changed pages'],
    ],
    [
      'an element that moved to another page',
      paged,
      moveTo(paged, guidOf('G'), endOfPage(paged, guidOf('p1'))),
      ['changed pages'],
    ],
    ['the new order of pages', paged, movePage(paged, guidOf('p2'), 0), ['changed order', 'changed pages']],
    [
      'the condition of a page',
      paged,
      setCondition(paged, { rule: 'showWhen', of: guidOf('p2') }, identified),
      ['added page-logic p2'],
    ],
    [
      'the new name of a page',
      paged,
      setText(paged, { of: 'page', guid: guidOf('p1'), part: 'name' }, 'gb', 'Applicant'),
      ['changed text-page-name Applicant'],
    ],
    ['a group that now repeats', plain, rows, ['added group-rows-added G']],
    ['a group that no longer repeats', rows, plain, ['removed group-rows-removed G']],
    [
      'another maximum number of rows',
      rows,
      setRowLimits(rows, guidOf('G'), { max: 3 }),
      ['changed group-rows G'],
    ],
    ['new requested files', plain, files, ['added request-added r', 'added request-added s']],
    [
      'a requested file that is now required',
      files,
      setRequest(files, guidOf('r'), { required: true }),
      ['changed request-settings r'],
    ],
    ['the new order of requested files', files, moveRequest(files, guidOf('s'), 'up'), ['changed requests']],
  ])('%s', (_, before, after, expected) => {
    expect(changesInWords(before, after)).toEqual(expected);
  });
});
