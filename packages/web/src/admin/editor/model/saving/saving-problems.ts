import { checkForm, isGuid, type Form, type Problem } from '@form-portal/domain';
import {
  checkIdentification,
  checkPublishing,
  checkRules,
  type EditorLocation,
} from '@form-portal/domain/edit';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import { asPublished } from './stored-versions.ts';

/** The problems that keep the form from being published (specification §5, Form save; docs/design.md#accessibility). */
export function publishingProblems(
  { form, versions }: Pick<EditorState, 'form' | 'versions'>,
  { mapping, limits, suomiFi, fieldTypes, defaultLanguage }: EditorEnv,
): readonly Problem[] {
  const published = asPublished(form, versions);
  return [
    ...checkForm(form, mapping, limits),
    ...checkPublishing(published),
    ...checkRules(published, fieldTypes, defaultLanguage),
    ...checkIdentification(published, suomiFi),
  ];
}

/** The problems that still prevent saving after a refusal. Those of the editor's own check disappear once they are fixed. */
export function openProblems(state: EditorState, env: EditorEnv): readonly Problem[] {
  const { save } = state;
  if (save.phase !== 'refused') return [];
  if (save.by === 'server') return save.problems;
  const codes = new Set(save.problems.map(({ code }) => code));
  return publishingProblems(state, env).filter(({ code }) => codes.has(code));
}

/** Where a problem can be fixed; null: at no single location. */
export function locationOfProblem({ code, path }: Problem, form: Form): EditorLocation | null {
  const settings = (section: 'vault' | 'identity'): EditorLocation => ({
    in: 'settings',
    section,
    predefined: null,
  });
  if (code === 'form.no-fields') return { in: 'adding' };
  if (code === 'form.class-missing' || path === 'ObjectType') return settings('vault');
  if (code === 'form.identity-not-mapped' || code === 'form.identity-unavailable')
    return settings('identity');
  if (!isGuid(path)) return null;
  if (code === 'form.label-missing') {
    return { in: 'text', text: { of: 'field', guid: path, part: 'label' }, language: null };
  }
  if (form.fields.some(({ guid }) => guid === path)) return { in: 'field', guid: path, part: 'property' };
  const isPredefined = form.predefinedFields.some(({ guid }) => guid === path);
  return isPredefined ? { in: 'settings', section: 'predefined', predefined: path } : null;
}
