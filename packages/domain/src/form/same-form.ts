import type { Form } from './form.ts';

/**
 * Whether two forms have the same content: the meaning of "no unsaved changes" (specification §4, Form editor). What the server
 * sets on saving (revision, moment) does not count; a text that is empty in a language is the same as one that is not written in it.
 */
export function sameForm(one: Form, other: Form): boolean {
  return same(contentOf(one), contentOf(other));
}

function contentOf(form: Form): unknown {
  return { ...form, revision: 0, updatedAt: null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Members that say nothing: absent, and texts that are not written. */
function isSilent(value: unknown): boolean {
  return value === undefined || value === '';
}

function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [left, right] = [one[name], other[name]];
    return (isSilent(left) && isSilent(right)) || same(left, right);
  });
}
