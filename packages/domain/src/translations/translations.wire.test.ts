import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { bundledCatalogue } from './defaults/index.ts';
import { catalogueFromWire, catalogueToWire } from './translations.wire.ts';

const anyCatalogue: fc.Arbitrary<Catalogue> = fc.dictionary(
  fc.constantFrom(...Object.keys(bundledCatalogue), 'ee', 'gb-wls'),
  fc.record(
    {
      name: fc.string({ maxLength: 20 }).map((text) => text.trim()),
      translationId: fc.integer({ min: -1, max: 100 }),
      languageTag: fc.constantFrom('en', 'smn'),
      shownToVisitors: fc.boolean(),
      texts: fc.dictionary(fc.constantFrom('send', 'portalTitle', 'problem.unexpected'), fc.string(), {
        noNullPrototype: true,
      }),
    },
    { requiredKeys: ['name', 'translationId', 'texts'], noNullPrototype: true },
  ),
  { noNullPrototype: true },
);

describe('translations on the wire', () => {
  it('have name, translationID and the texts as members of one object', () => {
    const catalogue: Catalogue = { gb: { name: 'English', translationId: -1, texts: { send: 'Send' } } };

    expect(catalogueToWire(catalogue)).toEqual({ gb: { name: 'English', translationID: -1, send: 'Send' } });
  });

  it('read back what they write', () => {
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const wire: unknown = JSON.parse(JSON.stringify(catalogueToWire(catalogue)));
        expect(catalogueFromWire(wire)).toEqual({ ok: true, value: catalogue });
      }),
    );
  });

  it('are read with texts of any length, which only the check refuses', () => {
    const long: Catalogue = {
      gb: { name: 'English', translationId: -1, texts: { send: 'x'.repeat(20_001) } },
    };

    expect(catalogueFromWire(catalogueToWire(long))).toEqual({ ok: true, value: long });
    expect(checkCatalogue(long)).toMatchObject([{ path: 'fi' }, { path: 'gb.send' }]);
  });

  it('without translationID are paired with no vault language', () => {
    expect(catalogueFromWire({ gb: { name: 'English', send: 'Send' } })).toEqual({
      ok: true,
      value: { gb: { name: 'English', translationId: -1, texts: { send: 'Send' } } },
    });
  });

  it('have country codes in lower case', () => {
    expect(catalogueFromWire({ SE: { name: 'Svenska' } })).toMatchObject({
      value: { se: { name: 'Svenska' } },
    });
  });

  it('are refused when a code occurs twice', () => {
    expect(catalogueFromWire({ se: { name: 'Svenska' }, SE: { name: 'Svenska' } })).toEqual({
      ok: false,
      problems: [{ code: 'translations.code-in-use', path: 'SE' }],
    });
  });

  it.each([
    [[], ''],
    [{ gb: null }, 'gb'],
    [{ gb: { translationID: 1 } }, 'gb.name'],
    [{ gb: { name: 'English', translationID: 'x' } }, 'gb.translationID'],
    [{ gb: { name: 'English', send: { fi: 'x' } } }, 'gb.send'],
    [JSON.parse('{"__proto__":{"name":"x"}}'), '__proto__'],
  ])('are refused with the path of the fault: %j', (value, path) => {
    const read = catalogueFromWire(value);

    expect(read.ok ? [] : read.problems.slice(0, 1)).toMatchObject([{ code: 'request.invalid', path }]);
  });
});
