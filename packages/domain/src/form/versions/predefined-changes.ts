import { sameContent } from '../../values/same-content.ts';
import type { Form, PredefinedField } from '../form.ts';
import { haveMoved } from './common-elements.ts';
import { changeOf, type ComparisonOptions, type FormChange } from './form-change.ts';

/**
 * Returns which predefined fields differ between two versions of a form; their conditions are compared with the other
 * rules.
 */
export function predefinedChanges(
  { predefinedFields: before }: Form,
  { predefinedFields: after }: Form,
  { propertyName }: Pick<ComparisonOptions, 'propertyName'>,
): readonly FormChange[] {
  return [
    ...after.flatMap((field) => {
      const was = before.find(({ guid }) => guid === field.guid);
      const element = {
        name: propertyName(field.property),
        at: { in: 'settings', section: 'predefined', predefined: field.guid },
      } as const;
      if (was === undefined) return [changeOf('settings', 'predefined-added', { ...element, kind: 'added' })];
      return sameContent(valueOf(was), valueOf(field))
        ? []
        : [changeOf('settings', 'predefined-value', element)];
    }),
    ...before
      .filter(({ guid }) => !after.some((field) => field.guid === guid))
      .map(({ property }) =>
        changeOf('settings', 'predefined-removed', { name: propertyName(property), kind: 'removed' }),
      ),
    ...(haveMoved(before, after) ? [changeOf('settings', 'predefined-order')] : []),
  ];
}

function valueOf({ when: _, ...value }: PredefinedField): unknown {
  return value;
}
