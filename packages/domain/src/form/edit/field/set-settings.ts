import type { FieldTypes } from '../../../field-type.ts';
import type { Guid } from '../../../guid.ts';
import type { Field, Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/** The type-specific settings, other than options. */
export type OwnSettings = Partial<Pick<Field, 'minValue' | 'maxValue'>>;

/**
 * Changes a field's own settings; its type makes them valid (specification §5, Field settings). When a
 * single bound is set, it keeps the value given and the other one moves if they would cross. Returns the
 * form itself when nothing changes or the field does not exist.
 */
export function setSettings(form: Form, guid: Guid, settings: OwnSettings, types: FieldTypes): Form {
  return changeField(form, guid, (field) => {
    const { minValue, maxValue } = types
      .get(field.type)
      .normaliseSettings({ ...field, ...bounds(field, settings) });
    const isSame = Object.is(minValue, field.minValue) && Object.is(maxValue, field.maxValue);
    return isSame ? field : { ...field, minValue, maxValue };
  });
}

function bounds(field: Field, { minValue, maxValue }: OwnSettings): Required<OwnSettings> {
  return {
    minValue: minValue ?? Math.min(field.minValue, maxValue ?? field.minValue),
    maxValue: maxValue ?? Math.max(field.maxValue, minValue ?? field.maxValue),
  };
}
