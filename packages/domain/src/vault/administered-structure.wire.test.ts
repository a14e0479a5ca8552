import { describe, expect, it } from 'vitest';
import { guidOf } from '../testing/index.ts';
import type { AdministeredStructure, VaultUse } from './administered-structure.ts';
import {
  administeredStructureFromWire,
  administeredStructureToWire,
  savedIdFromWire,
  vaultItemsFromWire,
  vaultItemToWire,
  vaultUsersFromWire,
  vaultUserToWire,
  vaultUsesFromWire,
  vaultUsesToWire,
} from './administered-structure.wire.ts';

const element = { id: 101, name: 'Asia', names: { 1: 'Asia', 3: 'Case' }, builtIn: false };
const structure: AdministeredStructure = {
  objectTypes: [{ ...element, id: 0, builtIn: true }, element],
  classes: [{ ...element, objectType: 101, workflow: null, properties: [{ id: 1000, required: true }] }],
  properties: [{ ...element, id: 1000, dataType: 9, valueList: 110 }],
  valueLists: [{ ...element, id: 110, itemCount: 3 }],
  languages: [{ id: 1, name: 'suomi', tag: 'fi', builtIn: true }],
};
const uses: readonly VaultUse[] = [
  { kind: 'form', guid: guidOf('form'), name: { fi: 'Lomake' } },
  { kind: 'class', id: 2, name: 'Luokka' },
  { kind: 'property', id: 1000, name: 'Aihe' },
  { kind: 'objects', count: 7 },
  { kind: 'portal-language', code: 'se', name: 'Svenska' },
  { kind: 'identity-mapping' },
];

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('the administered structure on the wire', () => {
  it('reads back what it writes', () => {
    const items = [{ ...element, id: 1, order: 1, owner: null }];
    const users = [{ id: 1, username: 'aino', name: 'Aino', admin: true, enabled: false }];

    expect(administeredStructureFromWire(sent(administeredStructureToWire(structure)))).toEqual({
      ok: true,
      value: structure,
    });
    expect(vaultItemsFromWire(sent(items.map(vaultItemToWire)))).toEqual({ ok: true, value: items });
    expect(vaultUsersFromWire(sent(users.map(vaultUserToWire)))).toEqual({ ok: true, value: users });
    expect(vaultUsesFromWire(sent(vaultUsesToWire(uses)))).toEqual({ ok: true, value: uses });
  });

  it('uses the specified member names', () => {
    expect(administeredStructureToWire(structure).Classes).toEqual([
      {
        ID: 101,
        Name: 'Asia',
        Translations: { 1: 'Asia', 3: 'Case' },
        BuiltIn: false,
        ObjectType: 101,
        Workflow: null,
        Properties: [{ ID: 1000, Required: true }],
      },
    ]);
  });

  it.each([
    [
      () => administeredStructureFromWire({ ...administeredStructureToWire(structure), Classes: 1 }),
      'Classes',
    ],
    [() => vaultItemsFromWire([{ ID: 1 }]), '[0].Name'],
    [() => vaultUsersFromWire([{ ID: 'x' }]), '[0].ID'],
    [() => vaultUsesFromWire([{ Kind: 'nothing' }]), '[0].Kind'],
    [() => savedIdFromWire({ Name: 'x' }), 'ID'],
  ])('reports the path of each fault: %#', (read, path) => {
    const result = read();

    expect(result.ok ? null : result.problems[0]).toMatchObject({ code: 'request.invalid', path });
  });

  it('returns the id of any saved element', () => {
    expect(savedIdFromWire({ ID: 1001, Name: 'x' })).toEqual({ ok: true, value: 1001 });
  });
});
