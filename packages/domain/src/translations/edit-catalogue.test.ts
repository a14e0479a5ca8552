import { describe, expect, it } from 'vitest';
import { withBundled } from './bundled-texts.ts';
import { withVisibility, type Catalogue } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { addLanguage, deleteLanguage, rekeyLanguage } from './edit-catalogue.ts';

const catalogue: Catalogue = {
  gb: { name: 'English', translationId: 3, texts: { send: 'Send', back: 'Back' } },
  fi: { name: 'Suomi', translationId: 1, texts: { send: 'Lähetä' } },
  se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka' } },
};

describe('adding a language', () => {
  it('copies the keys of gb with empty texts, hidden from visitors', () => {
    const ee = { name: 'Eesti', translationId: -1, shownToVisitors: false, texts: { send: '', back: '' } };
    expect(addLanguage(catalogue, ' EE ', ' Eesti ')).toEqual({ ok: true, value: { ...catalogue, ee } });
  });

  it.each([
    ['se', 'Svenska', ['translations.code-in-use']],
    ['SE', 'Svenska', ['translations.code-in-use']],
    ['', 'Eesti', ['translations.code-invalid']],
    ['ee', ' ', ['translations.name-missing']],
    ['e'.repeat(501), 'E'.repeat(501), ['translations.too-long', 'translations.too-long']],
  ])('is refused with code %j and name %j', (code, name, problems) => {
    const added = addLanguage(catalogue, code, name);

    expect(added.ok ? [] : added.problems.map((problem) => problem.code)).toEqual(problems);
  });
});

describe('changing a country code', () => {
  it('renames the key and keeps the order', () => {
    const changed = rekeyLanguage(catalogue, 'se', 'AX');

    expect(changed).toMatchObject({ ok: true, value: { ax: { ...catalogue['se'], firstCode: 'se' } } });
    expect(changed.ok && Object.keys(changed.value)).toEqual(['gb', 'fi', 'ax']);
  });

  it.each([undefined, true, false])('keeps whether visitors see the language: %s', (shownToVisitors) => {
    const se = { name: 'Svenska', translationId: 2, texts: {} };
    const before = { ...catalogue, se: shownToVisitors === undefined ? se : { ...se, shownToVisitors } };
    const changed = rekeyLanguage(before, 'se', 'ax');

    expect(changed.ok && withVisibility(changed.value, before)['ax']?.shownToVisitors).toBe(
      shownToVisitors !== false,
    );
  });

  it('of Finnish leaves a portal that may be saved, with Finnish texts and tag', () => {
    const changed = rekeyLanguage(catalogue, 'fi', 'suomi');

    expect(changed).toMatchObject({
      ok: true,
      value: { suomi: { name: 'Suomi', firstCode: 'fi', languageTag: 'fi', texts: { send: 'Lähetä' } } },
    });
    expect(changed.ok && checkCatalogue(changed.value)).toEqual([]);
    expect(changed.ok && Object.keys(withBundled(changed.value, catalogue))).toEqual(['gb', 'suomi', 'se']);
  });

  it('back to the first one no longer stores a first code', () => {
    const there = rekeyLanguage(catalogue, 'fi', 'ax');
    const back = there.ok && rekeyLanguage(there.value, 'ax', 'fi');

    expect(back).toMatchObject({ ok: true, value: { fi: catalogue['fi'] } });
    expect(back && back.ok && back.value['fi']).not.toHaveProperty('firstCode');
  });

  it('to the same code changes nothing', () => {
    expect(rekeyLanguage(catalogue, 'gb', 'gb')).toEqual({ ok: true, value: catalogue });
  });

  it.each([
    ['gb', 'us', 'translations.protected'],
    ['se', 'fi', 'translations.code-in-use'],
    ['se', '', 'translations.code-invalid'],
    ['ee', 'lv', 'not-found'],
  ])('from %s to %j is refused: %s', (code, newCode, problem) => {
    expect(rekeyLanguage(catalogue, code, newCode)).toMatchObject({
      ok: false,
      problems: [{ code: problem }],
    });
  });
});

describe('deleting a language', () => {
  it('removes it', () => {
    const deleted = deleteLanguage(catalogue, 'se');

    expect(deleted.ok && Object.keys(deleted.value)).toEqual(['gb', 'fi']);
  });

  it('is refused for Finnish under another code', () => {
    const changed = rekeyLanguage(catalogue, 'fi', 'ax');

    expect(changed.ok && deleteLanguage(changed.value, 'ax')).toMatchObject({
      ok: false,
      problems: [{ code: 'translations.protected' }],
    });
  });

  it.each(['gb', 'fi'])('is refused for %s', (code) => {
    expect(deleteLanguage(catalogue, code)).toMatchObject({
      ok: false,
      problems: [{ code: 'translations.protected' }],
    });
  });
});
