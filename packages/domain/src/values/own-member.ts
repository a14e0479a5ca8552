/**
 * The own member of a record with a name that may come from outside, such as `constructor`; undefined when there is
 * none.
 */
export function ownMember<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
