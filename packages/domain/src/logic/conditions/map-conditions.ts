import type { Form } from '../../form/form.ts';
import type { Condition, FieldTest } from './condition.ts';

/** Returns a form with each of its conditions changed. */
export function mapConditions<F extends Form>(form: F, change: (condition: Condition) => Condition): F {
  const withShowWhen = <E extends { readonly showWhen?: Condition }>(element: E): E =>
    element.showWhen === undefined ? element : { ...element, showWhen: change(element.showWhen) };
  const { pages, checks, attachments } = form;
  return {
    ...form,
    fields: form.fields.map((field) => {
      const { requireWhen, ...shown } = withShowWhen(field);
      if (requireWhen === undefined) return shown;
      return { ...shown, requireWhen: requireWhen === 'shown' ? requireWhen : change(requireWhen) };
    }),
    groups: form.groups.map(withShowWhen),
    predefinedFields: form.predefinedFields.map((field) =>
      field.when === undefined ? field : { ...field, when: change(field.when) },
    ),
    ...(pages && { pages: pages.map(withShowWhen) }),
    ...(checks && { checks: checks.map((check) => ({ ...check, must: change(check.must) })) }),
    ...(attachments.requests && {
      attachments: { ...attachments, requests: attachments.requests.map(withShowWhen) },
    }),
  };
}

/** Returns a condition with each of its tests of a question changed. */
export function mapFieldTests(condition: Condition, change: (test: FieldTest) => FieldTest): Condition {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((part) => mapFieldTests(part, change)) };
    case 'not':
      return { ...condition, of: mapFieldTests(condition.of, change) };
    case 'field':
      return change(condition);
    case 'group':
    case 'person':
      return condition;
  }
}
