import type { Form } from '../form.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding } from './finding.ts';
import { labelOf, type MappingSurroundings } from './mapping-surroundings.ts';

/** Reports what the fields' types find wrong with their own settings. */
export function checkOwnSettings(form: Form, around: MappingSurroundings): readonly Finding[] {
  return fieldsInOrder(form).flatMap((field) =>
    around.fieldTypes
      .get(field.type)
      .settings.check(field.settings)
      .map((reason) =>
        finding(
          'own-setting',
          { in: 'field', guid: field.guid, part: 'options' },
          { name: labelOf(field, around), reason },
        ),
      ),
  );
}
