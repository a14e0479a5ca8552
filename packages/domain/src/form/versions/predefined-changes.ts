import type { Guid } from '../../guid.ts';
import { sameContent } from '../../values/same-content.ts';
import type { Form, PredefinedField } from '../form.ts';
import { changeOf, type FormChange } from './form-change.ts';
import type { ComparisonOptions } from './form-change.ts';

/** Returns which predefined fields differ between two versions of a form; their conditions are compared with the other rules. */
export function predefinedChanges(
  { predefinedFields: before }: Form,
  { predefinedFields: after }: Form,
  { propertyName }: Pick<ComparisonOptions, 'propertyName'>,
): readonly FormChange[] {
  const named = ({ property }: PredefinedField) => ({ name: propertyName(property) });
  const isMoved = !sameContent(commonGuids(before, after), commonGuids(after, before));
  return [
    ...after.flatMap((field) => {
      const was = before.find(({ guid }) => guid === field.guid);
      const more = {
        ...named(field),
        at: { in: 'settings', section: 'predefined', predefined: field.guid },
      } as const;
      if (was === undefined) return [changeOf('settings', 'predefined-added', { ...more, kind: 'added' })];
      return sameContent(valueOf(was), valueOf(field))
        ? []
        : [changeOf('settings', 'predefined-value', more)];
    }),
    ...before
      .filter(({ guid }) => !after.some((field) => field.guid === guid))
      .map((field) => changeOf('settings', 'predefined-removed', { ...named(field), kind: 'removed' })),
    ...(isMoved ? [changeOf('settings', 'predefined-order')] : []),
  ];
}

function valueOf({ when: _, ...value }: PredefinedField): unknown {
  return value;
}

/** The predefined fields that another version has too, in their own order. */
function commonGuids(
  fields: readonly PredefinedField[],
  others: readonly PredefinedField[],
): readonly Guid[] {
  return fields.map(({ guid }) => guid).filter((guid) => others.some((other) => other.guid === guid));
}
