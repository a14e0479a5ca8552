import type { Form } from '../form.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding } from './finding.ts';
import { labelOf, type MappingContext } from './mapping-context.ts';

/** Reports what the fields' types find wrong with their own settings. */
export function checkOwnSettings(form: Form, context: MappingContext): readonly Finding[] {
  return fieldsInOrder(form).flatMap((field) =>
    context.fieldTypes
      .get(field.type)
      .settings.check(field.settings)
      .map((reason) =>
        finding(
          'own-setting',
          { in: 'field', guid: field.guid, part: 'options' },
          { name: labelOf(field, context), reason },
        ),
      ),
  );
}
