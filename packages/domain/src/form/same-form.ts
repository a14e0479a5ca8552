import { sameContent } from '../values/same-content.ts';
import type { Form } from './form.ts';

/**
 * Whether two forms have the same content, which means “no unsaved changes” (specification §4, Form
 * editor). Ignores what the server sets on saving (revision, time); a text that is empty in a language
 * equals one that is missing in it.
 */
export function sameForm(one: Form, other: Form): boolean {
  return sameContent(contentOf(one), contentOf(other));
}

function contentOf(form: Form): unknown {
  return { ...form, revision: 0, updatedAt: null };
}
