import { guidFromWire } from '../../guid.wire.ts';
import { conditionFromWire, conditionToWire } from '../../logic/conditions/condition.wire.ts';
import type { FieldWire, FormWire } from './form-schema.wire.ts';
import type { Field, Form, FormCheck } from '../form.ts';

/** The members of a field that belong to form logic. */
type FieldLogic = Pick<Field, 'showWhen' | 'requireWhen' | 'formula' | 'decimals' | 'shown'>;

/**
 * The lowest version that can hold a form: 1 while it uses no member introduced in version 2, so that older
 * portals can read it.
 */
export function schemaVersionOf(form: Form): 1 | 2 {
  const usesVersion2 =
    form.checks !== undefined ||
    form.pages !== undefined ||
    form.attachments.requests !== undefined ||
    form.listDescription !== undefined ||
    form.fields.some(
      (field) =>
        Object.keys(fieldLogicToWire(field)).length > 0 || typeof field.settings['format'] === 'string',
    ) ||
    form.groups.some(
      ({ description, showWhen, repeat }) =>
        description !== undefined || showWhen !== undefined || repeat !== undefined,
    ) ||
    form.predefinedFields.some(({ when }) => when !== undefined);
  return usesVersion2 ? 2 : 1;
}

/** Reads the logic members of a field; a member with its default is left out. */
export function fieldLogicFromWire(wire: FieldWire): FieldLogic {
  const { ShowWhen, RequireWhen, Formula, Decimals, Shown } = wire;
  return {
    ...(ShowWhen && { showWhen: conditionFromWire(ShowWhen) }),
    ...(RequireWhen && {
      requireWhen: RequireWhen === 'shown' ? RequireWhen : conditionFromWire(RequireWhen),
    }),
    ...(typeof Formula === 'string' && { formula: Formula }),
    ...(typeof Decimals === 'number' && { decimals: Decimals }),
    // Nobody could answer a hidden field without a formula.
    ...(Shown === false && typeof Formula === 'string' && { shown: false }),
  };
}

/** Writes the logic members of a field; none for a field without logic. */
export function fieldLogicToWire({
  showWhen,
  requireWhen,
  formula,
  decimals,
  shown,
}: FieldLogic): Pick<FieldWire, 'ShowWhen' | 'RequireWhen' | 'Formula' | 'Decimals' | 'Shown'> {
  return {
    ...(showWhen && { ShowWhen: conditionToWire(showWhen) }),
    ...(requireWhen && {
      RequireWhen: requireWhen === 'shown' ? requireWhen : conditionToWire(requireWhen),
    }),
    ...(formula !== undefined && { Formula: formula }),
    ...(decimals !== undefined && { Decimals: decimals }),
    ...(shown === false && { Shown: false }),
  };
}

type CheckWire = NonNullable<FormWire['Checks']>[number];

/** Reads a check; one without a kind is an error. */
export function checkFromWire({ GUID, Must, Message, At, Kind }: CheckWire): FormCheck {
  return {
    guid: guidFromWire(GUID),
    must: conditionFromWire(Must),
    message: Message,
    at: At ? guidFromWire(At) : null,
    kind: Kind ?? 'error',
  };
}

/** Writes a check. */
export function checkToWire({ guid, must, message, at, kind }: FormCheck): CheckWire {
  return {
    GUID: guid,
    Must: conditionToWire(must),
    Message: message,
    ...(at !== null && { At: at }),
    Kind: kind,
  };
}
