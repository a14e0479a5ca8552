import type { Guid } from '../../guid.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Form } from '../form.ts';

/** What can be wrong with a layout; the `reason` parameter of `form.layout-broken`. */
export type LayoutFault =
  'guid-repeated' | 'not-placed' | 'placed-twice' | 'unknown-field' | 'unknown-group' | 'unknown-page';

/**
 * Checks that the layout is valid: every GUID is unique; every field and group is placed exactly once;
 * every entry refers to an existing element, and in a form with pages to one of its pages; groups contain only
 * fields, so they never nest. Problem code: `form.layout-broken` with the GUID as path and `reason`
 * ({@link LayoutFault}); at most one for each GUID, in form order.
 */
export function checkLayout(form: Form): readonly Problem[] {
  const fields = new Set<Guid>(form.fields.map((field) => field.guid));
  const groups = new Set<Guid>(form.groups.map((group) => group.guid));
  const faults = new Map<Guid, LayoutFault>();
  const note = (guid: Guid, fault: LayoutFault): void => {
    if (!faults.has(guid)) faults.set(guid, fault);
  };

  const used = new Set<Guid>();
  const { pages = [], checks = [], attachments } = form;
  const elements = [...form.fields, ...form.groups, ...form.predefinedFields];
  for (const { guid } of [...elements, ...pages, ...(attachments.requests ?? []), ...checks]) {
    if (used.has(guid)) note(guid, 'guid-repeated');
    used.add(guid);
  }

  const placed = new Set<Guid>();
  const checkPlaced = (guid: Guid, existing: ReadonlySet<Guid>, faultIfUnknown: LayoutFault): void => {
    if (!existing.has(guid)) note(guid, faultIfUnknown);
    else if (placed.has(guid)) note(guid, 'placed-twice');
    placed.add(guid);
  };
  const knownPages = new Set<Guid | undefined>(
    pages.length === 0 ? [undefined] : pages.map(({ guid }) => guid),
  );
  for (const entry of form.layout) {
    if (!knownPages.has(entry.page)) note(entry.guid, 'unknown-page');
    if (entry.kind === 'group') checkPlaced(entry.guid, groups, 'unknown-group');
    else checkPlaced(entry.guid, fields, 'unknown-field');
  }
  for (const group of form.groups)
    for (const guid of group.fields) checkPlaced(guid, fields, 'unknown-field');
  for (const guid of [...fields, ...groups]) if (!placed.has(guid)) note(guid, 'not-placed');

  return [...faults].map(([guid, reason]) => ({
    code: 'form.layout-broken',
    path: guid,
    params: { guid, reason },
  }));
}
