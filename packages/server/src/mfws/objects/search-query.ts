import { dataTypes, parseVaultDate } from '@form-portal/domain';
import type { VaultAdministration, SearchCondition, SearchOperator, VaultSearch } from '@form-portal/vault';
import { badRequest } from '../fault.ts';
import { queryValue, type MfwsRequest, type QueryPart } from '../mfws-request.ts';
import { localOf, timeOf } from './instants.ts';

/** Operators that end a name in the query, including the equals sign (docs/protocols/m-files.md#searching). */
const operators: ReadonlyMap<string, SearchOperator> = new Map([
  ['', '='],
  ['<<', '<'],
  ['<', '<='],
  ['>>', '>'],
  ['>', '>='],
  ['**', 'matches'],
  ['*', 'contains'],
  ['^', 'starts'],
]);

const conditionPattern = /^(p|vl)(-?\d{1,9})(!?)(<<|>>|\*\*|[<>*^])?$/i;
const defaultLimit = 500;
/** The limit applied for `limit=0`: more would make the response too large. */
const maxObjects = 5000;

interface Deps {
  readonly administration: VaultAdministration;
  readonly timeZone: string;
}

/** Parses a search. Parts that are not conditions are ignored, as the service does. */
export async function readSearch(
  deps: Deps,
  { query }: MfwsRequest,
  type: number | undefined,
): Promise<VaultSearch> {
  const { properties } = await deps.administration.readStructure();
  const typeOf = new Map(properties.map(({ id, dataType }) => [id, dataType]));
  const conditions = query.flatMap((part) => conditionOf(part) ?? []);
  const requestedType = queryValue(query, 'o');
  return {
    type: type ?? (requestedType === undefined ? undefined : wholeNumber(requestedType)),
    words: queryValue(query, 'q'),
    conditions: conditions.map((condition) =>
      'property' in condition.of
        ? toVaultFormat(condition, typeOf.get(condition.of.property), deps.timeZone)
        : condition,
    ),
    deleted: deletedIn(queryValue(query, 'd')),
    limit: Math.min(
      wholeNumber(queryValue(query, 'limit') ?? String(defaultLimit)) || maxObjects,
      maxObjects,
    ),
  };
}

function conditionOf({ name, value }: QueryPart): SearchCondition | undefined {
  const [, kind = '', number = '', not = '', sign = ''] = conditionPattern.exec(name) ?? [];
  const operator = operators.get(sign);
  if (kind === '' || operator === undefined) return undefined;
  const id = Number(number);
  return {
    of: kind.toLowerCase() === 'p' ? { property: id } : { valueList: id },
    operator,
    negated: not !== '',
    value: value === '\0' ? null : value,
  };
}

const comparisons: ReadonlySet<SearchOperator> = new Set(['=', '<', '<=', '>', '>=']);

/** Dates, times and instants are compared in the vault's own format. Operators that match a part or a pattern take the value as it is. */
function toVaultFormat(
  condition: SearchCondition,
  dataType: number | undefined,
  timeZone: string,
): SearchCondition {
  const { value, operator } = condition;
  if (value === null || !comparisons.has(operator)) return condition;
  switch (dataType) {
    case dataTypes.time:
      return { ...condition, value: orBadRequest(timeOf(value)) };
    case dataTypes.date:
      return { ...condition, value: orBadRequest(dayOf(value)) };
    case dataTypes.timestamp: {
      const day = parseVaultDate(value);
      const local = orBadRequest(day ?? localOf(value, timeZone));
      const isKeptByVault = 'property' in condition.of && condition.of.property < 100;
      return { ...condition, value: isKeptByVault ? value : local };
    }
    case undefined:
    default:
      return condition;
  }
}

/** The day of a date, or of a date and time, whose time is ignored. */
function dayOf(value: string): string | undefined {
  return parseVaultDate(value.replace(/T.*$/, ''));
}

function orBadRequest(value: string | undefined): string {
  if (value === undefined) throw badRequest('A condition has a value that is no date, time or instant.');
  return value;
}

function deletedIn(value: string | undefined): VaultSearch['deleted'] {
  if (value?.toLowerCase() === 'include') return 'with';
  return value?.toLowerCase() === 'true' ? 'only' : 'without';
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw badRequest('A number in the address is invalid.');
}
