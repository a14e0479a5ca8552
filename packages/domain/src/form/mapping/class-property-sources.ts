import type { Condition } from '../../logic/conditions/condition.ts';
import type { Field, Form, Group } from '../form.ts';
import { pageOf } from '../pages.ts';
import type { MappingContext } from './mapping-context.ts';

/** A question whose answer sets a property. */
export interface PropertySource {
  readonly field: Field;
  /** The group of the question; undefined outside of groups. */
  readonly group: Group | undefined;
  /** Whether the property has a value wherever the question is asked, and its formula gives one if it is computed. */
  readonly isSure: boolean;
  /** The conditions under which it is asked, none for always; null when its group may have no rows. */
  readonly askedWhen: readonly Condition[] | null;
}

/** The questions that set a property: those bound to it, and those of rows that become its lines. */
export function sourcesOf(form: Form, property: number, context: MappingContext): readonly PropertySource[] {
  return form.fields.flatMap((field): readonly PropertySource[] => {
    const group = groupOf(form, field);
    const lines = group?.repeat?.linesProperty;
    if ((lines ?? field.property) !== property) return [];
    const isSure =
      field.formula !== undefined ||
      isRequired(field) ||
      isSetUntouched(field, lines === undefined ? 'value' : 'line', context);
    return [{ field, group, isSure, askedWhen: askedWhen(form, field) }];
  });
}

/**
 * Returns a question that is bound to a property but does not set it, because the rows of its group become
 * lines of another property.
 */
export function questionInLines(
  form: Form,
  property: number,
): Pick<PropertySource, 'field' | 'group'> | undefined {
  return form.fields
    .filter((field) => field.property === property)
    .map((field) => ({ field, group: groupOf(form, field) }))
    .find(({ group }) => (group?.repeat?.linesProperty ?? property) !== property);
}

/** Whether every submission answers a question. */
export function isAnsweredByAll(form: Form, field: Field): boolean {
  const isSingle = groupOf(form, field)?.repeat === undefined;
  return isSingle && isRequired(field) && askedWhen(form, field)?.length === 0;
}

function groupOf(form: Form, { guid }: Field): Group | undefined {
  return form.groups.find(({ fields }) => fields.includes(guid));
}

function isRequired({ required, requireWhen, formula }: Field): boolean {
  return formula === undefined && (required || requireWhen === 'shown');
}

function askedWhen(form: Form, field: Field): readonly Condition[] | null {
  const group = groupOf(form, field);
  if (group?.repeat?.min === 0) return null;
  const page = form.pages?.find(({ guid }) => guid === pageOf(form, field.guid));
  return [page, group, field].flatMap((element) => element?.showWhen ?? []);
}

/**
 * Whether an untouched field sets a value, or writes something into its line, as a checkbox does
 * (specification D40).
 */
function isSetUntouched(field: Field, as: 'value' | 'line', { fieldTypes }: MappingContext): boolean {
  const type = fieldTypes.get(field.type);
  const untouched = type.normalise(field, null);
  const isAnswered = !type.isEmpty(field, untouched) || untouched === false;
  return isAnswered && (as === 'line' || type.toPropertyValue(field, untouched) !== undefined);
}
