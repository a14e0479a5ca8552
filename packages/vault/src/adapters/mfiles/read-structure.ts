import { noVaultTranslations, type VaultStructure } from '@form-portal/domain';
import type { Login } from './http/login.ts';
import * as wire from './wire/structure.wire.ts';

/** Classes requested at a time: one by one is slow, all at once overloads the vault. */
const batchSize = 4;

/** Reads the whole structure. The service provides no names in other languages (specification D35). */
export async function readStructure({ request }: Login): Promise<VaultStructure> {
  const get = { method: 'GET' } as const;
  const defs = await request(wire.propertyDefsSchema, { ...get, path: 'structure/properties' });
  const properties = wire.propertiesFromWire(defs);
  const known = new Set(properties.map(({ id }) => id));
  const objectTypes = wire.objectTypesFromWire(
    await request(wire.objTypesSchema, { ...get, path: 'structure/objecttypes' }),
  );
  const classRefs: { readonly id: number; readonly objectType: number }[] = [];
  for (const { id: objectType } of objectTypes) {
    const path = `structure/classes?objtype=${String(objectType)}`;
    const classes = await request(wire.objectClassesSchema, { ...get, path });
    classRefs.push(...classes.filter(({ ID }) => ID >= 0).map(({ ID }) => ({ id: ID, objectType })));
  }
  const classes = await mapInBatches(classRefs, async ({ id, objectType }) => {
    const path = `structure/classes/${String(id)}`;
    return wire.classFromWire(await request(wire.extendedClassSchema, { ...get, path }), objectType, known);
  });
  return { properties, classes, objectTypes, ...noVaultTranslations };
}

async function mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += batchSize)
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(work))));
  return results;
}
