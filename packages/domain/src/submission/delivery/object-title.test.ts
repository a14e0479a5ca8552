import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { englishLocale, testFieldTypes } from '../../testing/test-field-types.ts';
import { maxTitleLength, objectTitle, type TitleSource } from './object-title.ts';

const text = aField('text');
const date = '2027-01-31';
const reference = 'K7M4-2RTX-9CHD';

function titleOf(titleTemplate: string | null, changes: Partial<TitleSource> = {}): string {
  const form = aForm({
    fields: [text],
    titleTemplate,
    name: { gb: 'Grant application', fi: 'Avustushakemus' },
  });
  const answers = { [text.guid]: 'Park\nfestival' };
  return objectTitle({
    form,
    answers,
    fieldTypes: testFieldTypes,
    date,
    reference,
    isTest: false,
    locale: englishLocale,
    ...changes,
  });
}

describe('objectTitle', () => {
  it('starts by saying that it is a test submission, whatever the template, and still fits', () => {
    const locale = {
      ...englishLocale,
      text: (key: string) => (key === 'admin.submissions.test' ? 'Test' : key),
    };

    expect(titleOf('{reference}', { isTest: true, locale })).toBe(`Test: ${reference}`);
    const answers = { [text.guid]: 'x'.repeat(200) };
    const long = titleOf(`{field:${text.guid}} {reference}`, { isTest: true, locale, answers });
    expect(long).toMatch(/^Test: x+… K7M4-2RTX-9CHD$/);
    expect(long).toHaveLength(maxTitleLength);
  });

  it('is the form’s name in the default language, the date and the reference when the form has no template', () => {
    expect(titleOf(null)).toBe('Grant application 2027-01-31 K7M4-2RTX-9CHD');
    expect(titleOf('  ')).toBe('Grant application 2027-01-31 K7M4-2RTX-9CHD');
    expect(titleOf(null, { locale: { ...englishLocale, language: 'fi', defaultLanguage: 'fi' } })).toBe(
      'Avustushakemus 2027-01-31 K7M4-2RTX-9CHD',
    );
  });

  it.each([
    ['{reference}: {form}', 'K7M4-2RTX-9CHD: Grant application'],
    [`{field:${text.guid}} ({date})`, 'Park festival (2027-01-31)'],
    [`{field: ${text.guid.toUpperCase()} }`, 'Park festival'],
    ['{unknown} {field:x} {date', '{unknown} {field:x} {date'],
    ['Fixed', 'Fixed'],
  ])('fills the template %o', (template, title) => {
    expect(titleOf(template)).toBe(title);
  });

  it('does not expand placeholders inside an answer', () => {
    expect(titleOf(`{field:${text.guid}}`, { answers: { [text.guid]: '{reference}' } })).toBe('{reference}');
  });

  it('is never empty', () => {
    expect(titleOf(`{field:${text.guid}}`, { answers: {} })).toBe(reference);
    expect(titleOf(null, { form: aForm({ name: {} }) })).toBe(`${date} ${reference}`);
  });

  it('shortens the form’s name and answers, never the date or the reference', () => {
    const long = titleOf(null, { form: aForm({ name: { gb: 'Application '.repeat(30) } }) });

    expect(long.length).toBeLessThanOrEqual(maxTitleLength);
    expect(long.length).toBeGreaterThan(maxTitleLength - 15);
    expect(long).toMatch(/^Application .*… 2027-01-31 K7M4-2RTX-9CHD$/);
  });

  it('truncates a template that is itself too long, between characters', () => {
    const title = titleOf('💥'.repeat(80));

    expect(title.length).toBeLessThanOrEqual(maxTitleLength);
    expect(title.isWellFormed()).toBe(true);
  });
});
