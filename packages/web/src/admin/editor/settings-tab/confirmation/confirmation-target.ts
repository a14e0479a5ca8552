import { parseGuid, type ConfirmationTarget, type Field, type Form } from '@form-portal/domain';

/** The fields that ask for an e-mail address. */
export function addressFields({ fields }: Pick<Form, 'fields'>): readonly Field[] {
  return fields.filter(({ settings }) => settings['format'] === 'email');
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
