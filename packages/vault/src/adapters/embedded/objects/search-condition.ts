import { builtInProperties, dataTypes, type DataType } from '@form-portal/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { VaultError } from '../../../errors.ts';
import { propertyFromRow } from '../structure/structure.store.ts';
import { escapeLike } from './search-text.ts';
import type { VaultTables } from '../tables.ts';
import type { SearchCondition } from '../../../vault-objects.ts';

type Test = RawBuilder<boolean>;

/** M-Files' pseudo-property for the id of an object. */
const objectId = -102;

/** Values kept in the object's own row: the column, and the data type used for comparison. */
const columns: ReadonlyMap<number, readonly [column: string, dataType: DataType]> = new Map([
  [objectId, ['id', dataTypes.integer]],
  [builtInProperties.title, ['title', dataTypes.text]],
  [builtInProperties.class, ['class', dataTypes.lookup]],
  [builtInProperties.created, ['created_at', dataTypes.timestamp]],
  [builtInProperties.lastModified, ['modified_at', dataTypes.timestamp]],
  [builtInProperties.createdBy, ['created_by', dataTypes.lookup]],
  [builtInProperties.lastModifiedBy, ['modified_by', dataTypes.lookup]],
  [builtInProperties.singleFile, ['single_file', dataTypes.boolean]],
]);

/** Translates a condition to SQL over a row of `vault_objects`. A negated condition also matches objects without a value. */
export async function objectsWith(database: Kysely<VaultTables>, condition: SearchCondition): Promise<Test> {
  const test = await positiveTest(database, condition);
  return condition.negated ? sql<boolean>`not coalesce(${test}, ${sql.lit(false)})` : test;
}

async function positiveTest(database: Kysely<VaultTables>, condition: SearchCondition): Promise<Test> {
  if ('valueList' in condition.of) return hasItem(database, condition.of.valueList, condition);
  const { property } = condition.of;
  const ownColumn = columns.get(property);
  if (ownColumn !== undefined)
    return compare(sql.ref(`vault_objects.${ownColumn[0]}`), ownColumn[1], condition);
  const row = await database
    .selectFrom('vault_properties')
    .selectAll()
    .where('id', '=', property)
    .executeTakeFirst();
  if (row === undefined) throw new VaultError('not-found', `There is no property ${String(property)}.`);
  const { dataType } = propertyFromRow(row);
  const ofProperty = sql<boolean>`value.property = ${property}`;
  if (condition.value === null) return sql<boolean>`not ${hasValue(ofProperty)}`;
  if (isText(dataType) && condition.operator === '=') return hasText(property, condition.value);
  const column = isText(dataType) ? 'value.text' : 'value.number';
  return hasValue(sql<boolean>`${ofProperty} and ${compare(sql.ref(column), dataType, condition)}`);
}

/** Whether any property that uses the list has one of the items, in the object's own row or among its values. */
async function hasItem(
  database: Kysely<VaultTables>,
  valueList: number,
  condition: SearchCondition,
): Promise<Test> {
  const ofList = database.selectFrom('vault_properties').select('id').where('value_list', '=', valueList);
  const ownColumns = (await ofList.execute())
    .map(({ id }) => columns.get(id))
    .filter((column) => column !== undefined);
  const tests = ownColumns.map(([column, dataType]) =>
    compare(sql.ref(`vault_objects.${column}`), dataType, condition),
  );
  const items = compare(sql.ref('value.number'), dataTypes.lookup, condition);
  const inValues = hasValue(sql<boolean>`value.property in (${ofList}) and ${items}`);
  return sql<boolean>`(${sql.join([...tests, inValues], sql` or `)})`;
}

/** Whether the object's newest version has a value that satisfies the test. */
function hasValue(test: Test): Test {
  return sql<boolean>`exists (select 1 from vault_values as value
    where value.type = vault_objects.type and value.id = vault_objects.id
    and value.version = vault_objects.version and ${test})`;
}

/** As many characters as the index `vault_values_text` covers. */
const indexedCharacters = 64;

/**
 * Whether the object's newest version has a text, ignoring case. Phrased so that the index on texts is used first instead of
 * scanning every object.
 */
function hasText(property: number, value: string): Test {
  const text = withoutNul(value);
  const start = [...text].slice(0, indexedCharacters).join('');
  return sql<boolean>`(vault_objects.type, vault_objects.id, vault_objects.version) in (
    select value.type, value.id, value.version from vault_values as value
    where value.property = ${property} and value.text is not null
    and lower(substr(value.text, 1, ${sql.lit(indexedCharacters)})) = lower(${start})
    and lower(value.text) = lower(${text}))`;
}

function isText(dataType: DataType): boolean {
  return (
    [dataTypes.text, dataTypes.multiLineText, dataTypes.date, dataTypes.time, dataTypes.timestamp] as number[]
  ).includes(dataType);
}

function compare(column: RawBuilder<unknown>, dataType: DataType, condition: SearchCondition): Test {
  const { operator, value } = condition;
  if (value === null) return sql<boolean>`${column} is null`;
  switch (operator) {
    case 'contains':
      return like(column, `%${escapeLike(value)}%`);
    case 'starts':
      return like(column, `${escapeLike(value)}%`);
    case 'matches':
      return like(column, escapeLike(value).replaceAll('*', '%').replaceAll('?', '_'));
    case '=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isText(dataType)
        ? sql<boolean>`lower(${column}) ${sql.raw(operator)} lower(${withoutNul(value)})`
        : compareNumbers(column, dataType, { operator, value });
  }
}

function compareNumbers(
  column: RawBuilder<unknown>,
  dataType: DataType,
  { operator, value }: { readonly operator: '=' | '<' | '<=' | '>' | '>='; readonly value: string },
): Test {
  const numbers = value.split(',').map((part) => numberOf(part.trim(), dataType));
  if (operator === '=') return sql<boolean>`${column} in (${sql.join(numbers)})`;
  return sql<boolean>`${column} ${sql.raw(operator)} ${numbers[0] ?? 0}`;
}

function numberOf(text: string, dataType: DataType): number {
  if (dataType === dataTypes.boolean && /^(true|false)$/i.test(text)) return Number(/^t/i.test(text));
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  // PostgreSQL refuses to compare an integer column with anything else.
  if (isInt32(dataType) ? (number | 0) === number : Number.isFinite(number)) return number;
  throw new VaultError(
    'invalid-object',
    'A condition compares a number with something that is not a number.',
  );
}

function isInt32(dataType: DataType): boolean {
  return dataType !== dataTypes.floating && dataType !== dataTypes.integer64;
}

function like(column: RawBuilder<unknown>, pattern: string): Test {
  return sql<boolean>`lower(cast(${column} as text)) like lower(${withoutNul(pattern)}) escape '\\'`;
}

/** PostgreSQL rejects text with a NUL character, and no value contains one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
