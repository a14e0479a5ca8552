import type { SettingChanges } from '../../../field-type/field-settings.ts';
import type { FieldTypes } from '../../../field-type/field-type.ts';
import type { Guid } from '../../../guid.ts';
import { sameContent } from '../../../values/same-content.ts';
import type { Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Changes a field's own settings; its type makes them valid (specification §5, Field settings). Returns
 * the form itself when nothing changes or the field does not exist.
 */
export function setSettings(form: Form, guid: Guid, changes: SettingChanges, types: FieldTypes): Form {
  return changeField(form, guid, (field) => {
    const settings = types.get(field.type).settings.edit(field.settings, changes);
    return sameContent(settings, field.settings) ? field : { ...field, settings };
  });
}
