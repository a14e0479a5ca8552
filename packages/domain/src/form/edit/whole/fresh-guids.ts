import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';

/**
 * Gives every field, group and predefined field a fresh GUID and changes nothing else, so that no two forms
 * own the same fields (specification D8). References from the title template are updated.
 */
export function withFreshGuids(form: Form, newGuid: NewGuid): Form {
  const fresh = new Map<Guid, Guid>();
  for (const { guid } of [...form.fields, ...form.groups, ...form.predefinedFields])
    fresh.set(guid, newGuid());
  const renewed = (guid: Guid): Guid => fresh.get(guid) ?? guid;
  const renew = <T extends { readonly guid: Guid }>(one: T): T => ({ ...one, guid: renewed(one.guid) });
  return {
    ...form,
    layout: form.layout.map(renew),
    fields: form.fields.map(renew),
    groups: form.groups.map((group) => ({ ...renew(group), fields: group.fields.map(renewed) })),
    predefinedFields: form.predefinedFields.map(renew),
    titleTemplate: form.titleTemplate && renamed(form.titleTemplate, fresh),
  };
}

function renamed(template: string, fresh: ReadonlyMap<Guid, Guid>): string {
  return [...fresh].reduce(
    (text, [old, guid]) => text.replaceAll(new RegExp(`(\\{field:\\s*)${old}(\\s*\\})`, 'gi'), `$1${guid}$2`),
    template,
  );
}
