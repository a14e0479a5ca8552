import { fieldsInOrder, findGroup, type Form, type Guid } from '@form-portal/domain';
import { referencesByQuestion, rulesOf, type Rule } from '@form-portal/domain/logic';
import type { Finding } from '@form-portal/domain/edit';

/** An element with rules, or that rules refer to. */
export interface LogicRow {
  readonly kind: 'field' | 'group' | 'check' | 'predefined';
  readonly guid: Guid;
  /** Its own rules; a field that is required whenever it is shown has one without a condition. */
  readonly rules: readonly Rule[];
  /** How many rules refer to it. */
  readonly references: number;
  /** The findings about its rules. */
  readonly findings: readonly Finding[];
}

/**
 * Lists the elements of a form with rules, with references to them or with findings about rules: groups and
 * fields in page order, then checks, then predefined fields.
 */
export function logicRows(form: Form, findings: readonly Finding[]): readonly LogicRow[] {
  const rules = rulesOf(form);
  const references = referencesByQuestion(form);
  const row = (kind: LogicRow['kind'], guid: Guid): LogicRow => ({
    kind,
    guid,
    rules: rules.filter(({ of }) => of === guid),
    references: references.get(guid)?.length ?? 0,
    findings: findings.filter(({ at }) => at.in === 'logic' && at.of === guid),
  });
  return [
    ...elementsInOrder(form).map(([kind, guid]) => row(kind, guid)),
    ...(form.checks ?? []).map(({ guid }) => row('check', guid)),
    ...form.predefinedFields.map(({ guid }) => row('predefined', guid)),
  ].filter((one) => one.rules.length + one.references + one.findings.length > 0);
}

function elementsInOrder(form: Form): readonly (readonly ['field' | 'group', Guid])[] {
  const placed = fieldsInOrder(form).map(({ guid }) => guid);
  return form.layout.flatMap(({ kind, guid }): readonly (readonly ['field' | 'group', Guid])[] => {
    if (kind === 'field') return placed.includes(guid) ? [['field', guid]] : [];
    const { fields = [] } = findGroup(form, guid) ?? {};
    return [['group', guid], ...fields.map((field) => ['field', field] as const)];
  });
}
