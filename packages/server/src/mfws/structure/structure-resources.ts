import { builtInLists } from '@form-portal/domain';
import type { MfwsDeps } from '../mfws-deps.ts';
import { queryValue, readJson, type MfwsRequest } from '../mfws-request.ts';
import { notFound } from '../fault.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';
import { fitsPattern, itemsOfList } from './value-list-items.ts';
import * as wire from '../wire/structure.wire.ts';

interface Element {
  readonly id: number;
}

/** Structure and value lists, readable by every account (docs/protocols/m-files.md#structure, specification D44). */
export function structureResources(deps: MfwsDeps): readonly Resource[] {
  return [
    ...definitionResources(deps),
    ...workflowResources(deps),
    ...listResources(deps),
    ...aliasResources(),
  ];
}

function definitionResources({ administration }: MfwsDeps): readonly Resource[] {
  const read = () => administration.readStructure();
  const classesOf = async (type: number | undefined) =>
    (await read()).classes.filter(({ objectType }) => type === undefined || objectType === type);
  return [
    inVault('GET', 'structure/properties', async () => (await read()).properties.map(wire.propertyDefToWire)),
    inVault('GET', 'structure/properties/{id}', async ({ params }) =>
      wire.propertyDefToWire(elementById((await read()).properties, params['id'])),
    ),
    inVault('GET', 'structure/classes', async ({ mfwsRequest }) => {
      const classes = await classesOf(numberIn(mfwsRequest, 'objtype'));
      if (queryValue(mfwsRequest.query, 'bygroup')?.toLowerCase() !== 'true')
        return classes.map(wire.classToWire);
      return [{ Name: '', Classes: classes.map(wire.extendedClassToWire) }];
    }),
    inVault('GET', 'structure/classes/{id}', async ({ params }) =>
      wire.extendedClassToWire(elementById((await read()).classes, params['id'])),
    ),
    inVault('GET', 'structure/objecttypes', async () =>
      (await read()).objectTypes.map((type) => wire.objTypeToWire(type, 'object-type')),
    ),
    inVault('GET', 'structure/objecttypes/{id}', async ({ params }) =>
      wire.objTypeToWire(elementById((await read()).objectTypes, params['id']), 'object-type'),
    ),
    ...['structure/objecttypes/{id}/classes', 'objects/{id}/classes'].map((path) =>
      inVault('GET', path, async ({ params }) => (await classesOf(params['id'])).map(wire.classToWire)),
    ),
  ];
}

function workflowResources(deps: MfwsDeps): readonly Resource[] {
  const workflows = ({ login }: LoggedInCall) => itemsOfList(deps, login.viewer, builtInLists.workflows);
  const states = async ({ login, params }: LoggedInCall) => {
    const all = await itemsOfList(deps, login.viewer, builtInLists.states);
    return all.filter(({ owner }) => owner === params['id']).map(wire.stateToWire);
  };
  return [
    inVault('GET', 'structure/workflows', async (call) => (await workflows(call)).map(wire.workflowToWire)),
    inVault('GET', 'structure/workflows/{id}', async (call) =>
      wire.workflowToWire(elementById(await workflows(call), call.params['id'])),
    ),
    inVault('GET', 'structure/workflows/{id}/states', states),
    inVault('GET', 'structure/workflows/{id}/statetransitions', states),
  ];
}

function listResources(deps: MfwsDeps): readonly Resource[] {
  const { administration } = deps;
  const lists = async () => {
    const { valueLists, objectTypes } = await administration.readStructure();
    return [
      ...valueLists.map((list) => wire.objTypeToWire(list, 'value-list')),
      ...objectTypes.map((type) => wire.objTypeToWire(type, 'object-type')),
    ];
  };
  return [
    inVault('GET', 'valuelists', lists),
    inVault('GET', 'valuelists/{id}', async ({ params }) => {
      const list = (await lists()).find(({ ID }) => ID === params['id']);
      if (list === undefined) throw notFound();
      return list;
    }),
    inVault('GET', 'valuelists/{id}/items', async (call) =>
      itemsResponse(deps, call, call.params['id'] ?? -1),
    ),
    inVault('GET', 'valuelists/{id}/items/{item}', async ({ login, params }) => {
      const list = params['id'] ?? -1;
      const items = await itemsOfList(deps, login.viewer, list);
      return wire.itemToWire(elementById(items, params['item']), list);
    }),
    inVault('GET', 'structure/properties/{id}/valuelist/items', async (call) => {
      const { valueList } = elementById((await administration.readStructure()).properties, call.params['id']);
      if (valueList === null) throw notFound();
      return (await itemsResponse(deps, call, valueList)).Items;
    }),
  ];
}

/** How many items are returned unless the client requests more (docs/protocols/m-files.md#value-lists). */
const defaultLimit = 500;

async function itemsResponse(deps: MfwsDeps, { login, mfwsRequest }: LoggedInCall, list: number) {
  const pattern = queryValue(mfwsRequest.query, 'filter');
  const owners = ownersIn(mfwsRequest);
  const items = (await itemsOfList(deps, login.viewer, list)).filter(
    ({ name, owner }) =>
      (pattern === undefined || fitsPattern(name, pattern)) &&
      (owners === undefined || (owner !== null && owners.includes(owner))),
  );
  const limit = numberIn(mfwsRequest, 'limit') ?? defaultLimit;
  const maxItems = limit > 0 ? limit : items.length;
  return {
    Items: items.slice(0, maxItems).map((item) => wire.itemToWire(item, list)),
    MoreResults: items.length > maxItems,
  };
}

/** `filterItem=7:101,102`: restricts items to those owned by these items of another list. */
function ownersIn({ query }: MfwsRequest): readonly number[] | undefined {
  const match = /^\d+:([\d,]+)$/.exec(queryValue(query, 'filteritem') ?? '');
  return match?.[1]?.split(',').map(Number);
}

/** No element of the vault has an alias: each is unknown, which the service reports as -1. */
function aliasResources(): readonly Resource[] {
  const kinds = [
    'classes',
    'objecttypes',
    'properties',
    'valuelists',
    'workflows',
    'workflowstates',
    'statetransitions',
  ];
  const unknown = (aliases: unknown): Record<string, number> =>
    Object.fromEntries((Array.isArray(aliases) ? aliases : []).map((alias) => [String(alias), -1]));
  return [
    ...kinds.map((kind) =>
      inVault('GET', `structure/${kind}/itemidbyalias/{alias}`, () => Promise.resolve(-1)),
    ),
    ...kinds.map((kind) =>
      inVault('POST', `structure/${kind}/itemidbyalias`, async ({ request }) =>
        unknown(await readJson(request.raw)),
      ),
    ),
    inVault('POST', 'structure/metadatastructure/itemidbyalias', async ({ request }) => {
      const aliasesByKind: Record<string, unknown> = { ...Object(await readJson(request.raw)) };
      return Object.fromEntries(
        Object.entries(aliasesByKind).map(([kind, aliases]) => [kind, unknown(aliases)]),
      );
    }),
  ];
}

/** The element with an id; throws a fault when there is none. */
function elementById<T extends Element>(elements: readonly T[], id: number | undefined): T {
  const element = elements.find((candidate) => candidate.id === id);
  if (element === undefined) throw notFound();
  return element;
}

function numberIn({ query }: MfwsRequest, name: string): number | undefined {
  const value = queryValue(query, name);
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
