import type { Form } from './form.ts';

/**
 * Whether two forms have the same content, which means “no unsaved changes” (specification §4, Form
 * editor). Ignores what the server sets on saving (revision, time); a text that is empty in a language
 * equals one that is missing in it.
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

/** Whether a member carries no content: absent, or a text not written in any language. */
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
