import { describe, expect, it } from 'vitest';
import { elementRows } from './element-rows.ts';
import type { StructureKindName } from '../structure/structure-kinds.ts';
import type { AdministeredStructure } from '@form-portal/domain';

const named = (id: number, name: string, builtIn = false) => ({ id, name, names: { 1: name }, builtIn });
const structure: AdministeredStructure = {
  objectTypes: [named(0, 'Document', true), named(101, 'Case')],
  classes: [
    { ...named(2, 'Application'), objectType: 0, workflow: 101, properties: [] },
    { ...named(3, 'Orphan'), objectType: 150, workflow: null, properties: [] },
  ],
  properties: [
    { ...named(1000, 'Berth'), dataType: 1, valueList: null },
    { ...named(1001, 'Boat type'), dataType: 9, valueList: 110 },
  ],
  valueLists: [
    { ...named(7, 'Workflows', true), itemCount: 1 },
    { ...named(110, 'Boat types'), itemCount: 4 },
  ],
  languages: [{ id: 1, name: 'Suomi', tag: 'fi', builtIn: true }],
};
const others = {
  workflows: [{ ...named(101, 'Handling'), order: 1, owner: null }],
  users: [
    { id: 1, username: 'aino', name: 'Aino', admin: true, enabled: false },
    { id: 2, username: 'eero', name: 'Eero', admin: false, enabled: true },
  ],
};
const text = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(values)].join(' ');

describe('the list of a kind', () => {
  it.each<[StructureKindName, readonly string[]]>([
    ['object-types', ['0 Document | admin.vault.classCount 1', '101 Case | admin.vault.classCount 0']],
    ['classes', ['2 Application | Document', '3 Orphan | 150']],
    [
      'properties',
      ['1000 Berth | admin.dataType.text', '1001 Boat type | admin.dataType.lookup | Boat types'],
    ],
    ['value-lists', ['110 Boat types | admin.vault.itemCount 4']],
    ['workflows', ['101 Handling | admin.vault.classCount 1']],
    ['languages', ['1 Suomi | fi']],
    ['users', ['1 Aino | aino | admin.vault.administrator, admin.vault.disabled', '2 Eero | eero']],
  ])('%s shows ids, names and details', (kind, lines) => {
    const rows = elementRows(kind, structure, others, { text, languageTag: 'fi' });
    expect(
      rows.map(({ id, name, about, more = '' }) =>
        [`${String(id)} ${name}`, about, more].filter((part) => part !== '').join(' | '),
      ),
    ).toEqual(lines);
  });

  it.each<[StructureKindName, 'aboutLang' | 'moreLang']>([
    ['classes', 'aboutLang'],
    ['properties', 'moreLang'],
  ])('%s says which language the name of another element is in', (kind, member) => {
    const langs = (languageTag: string) =>
      elementRows(kind, structure, others, { text, languageTag }).map((row) => row[member]);

    expect(langs('en')).toContain('fi');
    expect(langs('fi')).not.toContain('fi');
  });
});
