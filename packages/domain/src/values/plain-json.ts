import type { Problem } from '../problems/problem.ts';

/**
 * Maximum nesting depth of JSON input. The deepest document is a form, whose conditions add two levels for
 * each of theirs.
 */
export const maxJsonDepth = 24;

/**
 * Checks that external input is plain JSON that is safe to read: no member named `__proto__`, not nested
 * deeper than {@link maxJsonDepth}, only plain objects and arrays. Iterative, so that no depth overflows
 * the stack. Problem code: `request.invalid` with the path of the first fault and `reason`
 * (`forbidden-name`, `too-deep`, `not-json`).
 */
export function refuseUnsafeJson(value: unknown): Problem | undefined {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const kind = kindOf(next.value);
    if (kind === 'scalar') continue;
    if (kind === 'other') return unsafe(next.path, 'not-json');
    if (next.depth >= maxJsonDepth) return unsafe(next.path, 'too-deep');
    for (const [name, member] of Object.entries(Object(next.value))) {
      const path = joinPath(next.path, kind === 'list' ? Number(name) : name);
      if (name === '__proto__') return unsafe(path, 'forbidden-name');
      waiting.push({ value: member, path, depth: next.depth + 1 });
    }
  }
  return undefined;
}

/**
 * Appends a member to a path inside a document: `Fields[3].Name.gb`; names longer than 100 characters are
 * truncated.
 */
export function joinPath(path: string, member: string | number): string {
  if (typeof member === 'number') return `${path}[${member}]`;
  const name = member.slice(0, 100);
  return path === '' ? name : `${path}.${name}`;
}

function unsafe(path: string, reason: string): Problem {
  return { code: 'request.invalid', path, params: { reason } };
}

function kindOf(value: unknown): 'scalar' | 'list' | 'record' | 'other' {
  if (value === undefined || value === null) return 'scalar';
  if (typeof value !== 'object') {
    return typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint'
      ? 'other'
      : 'scalar';
  }
  if (Array.isArray(value)) return 'list';
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? 'record' : 'other';
}
