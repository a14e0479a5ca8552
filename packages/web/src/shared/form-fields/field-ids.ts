import type { Guid } from '@form-portal/domain';

/** Ids of the elements of one field; labels and links refer to the control's. */
export interface FieldIds {
  readonly control: string;
  /** The label of a field that has no control of its own. */
  readonly label: string;
  readonly description: string;
  readonly hint: string;
  readonly verified: string;
  readonly error: string;
}

/** The ids of a field's elements. */
export function fieldIds(guid: Guid): FieldIds {
  const control = `field-${guid}`;
  return {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    hint: `${control}-hint`,
    verified: `${control}-verified`,
    error: `${control}-error`,
  };
}

/** The id of a group's heading. */
export function groupHeadingId(guid: Guid): string {
  return `group-${guid}`;
}
