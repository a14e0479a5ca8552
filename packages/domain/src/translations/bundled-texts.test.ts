import { describe, expect, it } from 'vitest';
import { withBundled, withFieldTypeTexts, withVaultLanguages } from './bundled-texts.ts';
import type { Catalogue, Translation } from './catalogue.ts';

const language = (name: string, texts: Translation['texts']): Translation => ({
  name,
  translationId: -1,
  texts,
});

const bundled: Catalogue = {
  gb: language('English', { send: 'Send', newKey: 'New' }),
  fi: language('Suomi', { send: 'Lähetä', newKey: 'Uusi' }),
  se: language('Svenska', { send: 'Skicka', newKey: 'Ny' }),
};

describe('stored languages after an upgrade', () => {
  const stored: Catalogue = {
    gb: language('English', { send: 'Submit' }),
    fi: language('Suomi', { send: '', oldKey: 'Vanha' }),
    ee: language('Eesti', { send: 'Saada' }),
  };
  const merged = withBundled(stored, bundled);

  it('keep what an administrator wrote or cleared', () => {
    expect(merged['gb']?.texts['send']).toBe('Submit');
    expect(merged['fi']?.texts).toMatchObject({ send: '', oldKey: 'Vanha' });
  });

  it('get the bundled text of a new key in a bundled language and an empty one in every other', () => {
    expect([merged['gb'], merged['fi'], merged['ee']].map((one) => one?.texts['newKey'])).toEqual([
      'New',
      'Uusi',
      '',
    ]);
  });

  it('do not regain a bundled language that was deleted', () => {
    expect(Object.keys(merged).sort()).toEqual(['ee', 'fi', 'gb']);
  });

  it('get the bundled texts under another code too', () => {
    const renamed = { name: 'Suomi', translationId: -1, firstCode: 'fi', texts: {} };
    const { ax, ...others } = withBundled({ gb: bundled['gb']!, ax: renamed }, bundled);

    expect(ax?.texts).toEqual(bundled['fi']?.texts);
    expect(Object.keys(others)).toEqual(['gb']);
  });

  it('always include gb and fi', () => {
    expect(withBundled({}, bundled)).toEqual({ gb: bundled['gb'], fi: bundled['fi'] });
  });
});

describe('texts of field types', () => {
  it('are added to the languages of the catalogue, which take precedence', () => {
    const types = [
      { texts: { 'fieldType.rating.label': { gb: 'Rating', fi: 'Arvio', ee: 'Hinne' } } },
      { texts: { 'fieldType.text.label': { gb: 'Text' }, send: { gb: 'never' } } },
    ];

    const joined = withFieldTypeTexts({ gb: bundled['gb']!, fi: bundled['fi']! }, types);

    expect(joined['gb']?.texts).toMatchObject({
      send: 'Send',
      'fieldType.rating.label': 'Rating',
      'fieldType.text.label': 'Text',
    });
    expect(joined['fi']?.texts).toMatchObject({ 'fieldType.rating.label': 'Arvio' });
    expect(Object.keys(joined)).toEqual(['gb', 'fi']);
  });
});

describe('languages of a vault', () => {
  it('are paired by name with languages that have none', () => {
    const joined = withVaultLanguages({ ...bundled, fi: { ...bundled['fi']!, translationId: 7 } }, [
      { id: 1, name: 'suomi' },
      { id: 2, name: 'svenska' },
    ]);

    expect(Object.values(joined).map(({ translationId }) => translationId)).toEqual([-1, 7, 2]);
  });
});
