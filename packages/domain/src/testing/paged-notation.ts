import type { NewPages } from '../form/edit/pages/add-page.ts';
import type { Form } from '../form/form.ts';
import { findGroup } from '../form/layout.ts';
import { guidOf, nameOf } from './guids.ts';
import { drawn } from './layout-notation.ts';

/** A page without elements, named by its GUID. */
export const pageNamed = (name: string) => ({ guid: guidOf(name), name: { gb: name } });
/** The pages that adding one to a form creates. */
export const freshPages: NewPages = { page: pageNamed('new'), first: pageNamed('first') };

/** A form in the notation of layouts with a page for each part: `a G(b) | c`, named p1, p2 and so on. */
export function paged(notation: string): Form {
  const parts = notation.split('|').map((part) => drawn(part.trim()).form);
  const pages = parts.map((_, index) => pageNamed(`p${index + 1}`));
  return {
    ...drawn('').form,
    pages,
    layout: parts.flatMap(({ layout }, index) =>
      layout.map((entry) => ({ ...entry, page: pages[index]!.guid })),
    ),
    fields: parts.flatMap(({ fields }) => fields),
    groups: parts.flatMap(({ groups }) => groups),
  };
}

/** Writes the pages of a form with their elements: `p1: a G(b) | p2: c`; without pages only the elements. */
export function written(form: Form): string {
  const elements = (page: string | undefined): string =>
    form.layout
      .filter((entry) => entry.page === page)
      .map(({ guid, kind }) => {
        const inside = findGroup(form, guid)?.fields.map(nameOf).join(' ') ?? '';
        return kind === 'group' ? `${nameOf(guid)}(${inside})` : nameOf(guid);
      })
      .join(' ');
  if (form.pages === undefined) return elements(undefined);
  return form.pages.map(({ guid }) => `${nameOf(guid)}: ${elements(guid)}`.trim()).join(' | ');
}
