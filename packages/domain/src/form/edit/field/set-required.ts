import type { Guid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
import { sameContent } from '../../../values/same-content.ts';
import type { Field, Form } from '../../form.ts';
import { findField, findGroup, locate } from '../../layout.ts';
import { pageOf } from '../../pages.ts';
import { changeField } from '../layout/entries.ts';

/** When a field must be answered: never, whenever it is shown, or when a condition holds. */
export type Necessity = 'optional' | 'required' | Condition;

/** Returns when a field must be answered. */
export function necessityOf({ required, requireWhen }: Field): Necessity {
  if (required || requireWhen === 'shown') return 'required';
  return requireWhen ?? 'optional';
}

/**
 * Sets when a field must be answered (specification §5, Submission). A field that may be hidden is written
 * as required when shown, so that clients that do not know conditions can always send it; a computed one stays
 * optional. Returns the form itself when nothing changes or the field does not exist.
 */
export function setRequired(form: Form, guid: Guid, necessity: Necessity): Form {
  return changeField(form, guid, (field) =>
    withNecessity(form, field, field.formula === undefined ? necessity : 'optional'),
  );
}

/**
 * Writes again when the given fields, and those of the given groups, must be answered, as {@link setRequired} does,
 * after a change of what is shown.
 */
export function withRequiredWhenShown(form: Form, guids: readonly Guid[]): Form {
  const fields = guids.flatMap((guid) => findGroup(form, guid)?.fields ?? [guid]);
  return fields.reduce((changed, guid) => {
    const field = findField(changed, guid);
    return field === undefined ? changed : setRequired(changed, guid, necessityOf(field));
  }, form);
}

function isAlwaysShown(form: Form, { guid, showWhen }: Field): boolean {
  const position = locate(form, guid);
  const group = findGroup(form, position?.group ?? guid);
  const page = form.pages?.find((candidate) => candidate.guid === pageOf(form, guid));
  const hasRows = group?.repeat === undefined || group.repeat.min > 0;
  return hasRows && [showWhen, group?.showWhen, page?.showWhen].every((rule) => rule === undefined);
}

function withNecessity(form: Form, field: Field, necessity: Necessity): Field {
  const { requireWhen: before, ...rest } = field;
  const required = necessity === 'required' && isAlwaysShown(form, field);
  const requireWhen = requireWhenOf(necessity, required);
  if (field.required === required && sameContent(before, requireWhen)) return field;
  return { ...rest, required, ...(requireWhen !== undefined && { requireWhen }) };
}

function requireWhenOf(necessity: Necessity, required: boolean): Field['requireWhen'] {
  if (necessity === 'optional') return undefined;
  if (necessity !== 'required') return necessity;
  return required ? undefined : 'shown';
}
