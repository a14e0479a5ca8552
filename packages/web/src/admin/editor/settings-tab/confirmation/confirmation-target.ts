import {
  parseGuid,
  storedAttributes,
  takesConfirmations,
  type ConfirmationTarget,
  type Field,
  type Form,
  type IdentityMapping,
} from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';

/** The fields that ask for an e-mail address. */
export function addressFields({ fields }: Pick<Form, 'fields'>): readonly Field[] {
  return fields.filter((field) => takesConfirmations(field, fieldTypes));
}

/** A target as the value of an option: `none`, `identity` or the GUID of a field. */
export function targetValue(target: ConfirmationTarget): string {
  return target?.kind === 'field' ? target.field : (target?.kind ?? 'none');
}

/** The target of an option's value. */
export function targetOfValue(value: string): ConfirmationTarget {
  if (value === 'identity') return { kind: value };
  const field = parseGuid(value);
  return field === undefined ? null : { kind: 'field', field };
}

/** Why nobody gets the confirmation of a form: the chosen field asks for no address, or the form takes none from the identification. */
export type LostTarget = 'field' | 'identity' | null;

/** Why a target leads to no address; null when it leads to one, or nothing is sent. */
export function lostTarget(
  target: ConfirmationTarget,
  form: Pick<Form, 'fields' | 'identity'>,
  mapping: IdentityMapping,
): LostTarget {
  switch (target?.kind) {
    case undefined:
      return null;
    case 'field':
      return addressFields(form).some(({ guid }) => guid === target.field) ? null : 'field';
    case 'identity':
      return storedAttributes(mapping, form.identity).includes('email') ? null : 'identity';
  }
}
