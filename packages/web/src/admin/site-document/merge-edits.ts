import { sameContent } from '@form-portal/domain';

/** A value of a JSON document; undefined: the member does not exist. */
export type Json =
  null | undefined | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A member that two people changed in different ways. */
export interface Clash {
  /** The names of the members on the path to it. */
  readonly path: readonly string[];
  readonly mine: Json;
  readonly theirs: Json;
}

/** Two people's changes in one document. */
export interface MergedEdits {
  /** Both people's changes; mine where they clash. */
  readonly merged: Json;
  readonly clashes: readonly Clash[];
}

type JsonObject = { readonly [name: string]: Json };

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges two people's versions of the same document, member by member: a member that only one of them changed is as that person wrote it.
 * A list is a single value.
 */
export function mergeEdits(base: Json, mine: Json, theirs: Json, path: readonly string[] = []): MergedEdits {
  if (isObject(mine) && isObject(theirs)) return mergeMembers(isObject(base) ? base : {}, mine, theirs, path);
  if (sameContent(mine, base)) return { merged: theirs, clashes: [] };
  const isClash = !sameContent(theirs, base) && !sameContent(theirs, mine);
  return { merged: mine, clashes: isClash ? [{ path, mine, theirs }] : [] };
}

function mergeMembers(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: readonly string[],
): MergedEdits {
  const parts = membersOf(mine, theirs).map(
    (name) => [name, mergeEdits(base[name], mine[name], theirs[name], [...path, name])] as const,
  );
  return {
    merged: Object.fromEntries(
      parts.flatMap(([name, { merged }]) => (merged === undefined ? [] : [[name, merged] as const])),
    ),
    clashes: parts.flatMap(([, { clashes }]) => clashes),
  };
}

function membersOf(one: JsonObject, other: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** The document with another value at a path; undefined leaves the member out. */
export function withMember(document: Json, path: readonly string[], value: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const members = isObject(document) ? document : {};
  const { [name]: changed, ...others } = { ...members, [name]: withMember(members[name], rest, value) };
  return changed === undefined ? others : { ...members, [name]: changed };
}
