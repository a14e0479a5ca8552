import type { Field, FormCheck, PredefinedField } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { Condition } from '../conditions/condition.ts';

/** Returns the GUID that a reference is to have. */
export type RenameGuid = (guid: Guid) => Guid;

/** Points the references of a condition to other questions. */
function renameInCondition(condition: Condition, rename: RenameGuid): Condition {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((part) => renameInCondition(part, rename)) };
    case 'not':
      return { ...condition, of: renameInCondition(condition.of, rename) };
    case 'group':
      return { ...condition, group: rename(condition.group) };
    case 'person':
      return condition;
    case 'field': {
      const { field, operand } = condition;
      const right = operand?.kind === 'field' ? { ...operand, field: rename(operand.field) } : operand;
      return { ...condition, field: rename(field), operand: right };
    }
  }
}

/** Points the references in a formula or a title template to other questions; GUIDs match in any case. */
export function renameInText(text: string, rename: RenameGuid): string {
  return text.replaceAll(
    /(\{field:\s*)([0-9a-f-]+)(\s*\})/gi,
    (whole, start: string, guid: string, end: string) => {
      const renamed = rename(guid.toLowerCase() as Guid);
      return renamed === guid.toLowerCase() ? whole : `${start}${renamed}${end}`;
    },
  );
}

/** Points the references in the rules of a field or group to other questions. */
export function renameInRules<T extends Partial<Pick<Field, 'showWhen' | 'requireWhen' | 'formula'>>>(
  element: T,
  rename: RenameGuid,
): T {
  const { showWhen, requireWhen, formula } = element;
  return {
    ...element,
    ...(showWhen && { showWhen: renameInCondition(showWhen, rename) }),
    ...(requireWhen && requireWhen !== 'shown' && { requireWhen: renameInCondition(requireWhen, rename) }),
    ...(formula !== undefined && { formula: renameInText(formula, rename) }),
  };
}

/** Points the references of a check to other questions. */
export function renameInCheck(check: FormCheck, rename: RenameGuid): FormCheck {
  const { must, at } = check;
  return { ...check, must: renameInCondition(must, rename), at: at && rename(at) };
}

/** Points the references of a predefined field to other questions. */
export function renameInPredefined(field: PredefinedField, rename: RenameGuid): PredefinedField {
  return field.when === undefined ? field : { ...field, when: renameInCondition(field.when, rename) };
}
