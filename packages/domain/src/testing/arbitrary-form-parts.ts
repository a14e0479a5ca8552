import * as fc from 'fast-check';
import type { AttachmentRequest, Form, FormPage, Group, LayoutEntry, Repeat } from '../form/form.ts';
import type { Guid } from '../guid.ts';
import { fileCategories } from '../submission/files/file-types.ts';
import { arbitraryGuid, arbitraryLocalizedText } from './arbitrary-form.ts';

/** Returns a form with some pages, repeatable groups and requested files, without conditions of their own. */
export function withArbitraryParts(form: Form): fc.Arbitrary<Form> {
  return fc
    .record({
      pages: fc.uniqueArray(arbitraryGuid, { maxLength: 3 }).chain((guids) => fc.tuple(...guids.map(aPage))),
      places: fc.array(fc.nat(), { minLength: form.layout.length, maxLength: form.layout.length }),
      groups: fc.tuple(...form.groups.map(repeated)),
      requests: fc.uniqueArray(arbitraryRequest, { selector: ({ guid }) => guid, maxLength: 2 }),
    })
    .map(({ pages, places, groups, requests }) => ({
      ...form,
      ...(pages.length > 0 && { pages }),
      layout: onPages(form.layout, pages, places),
      groups,
      attachments: { ...form.attachments, ...(requests.length > 0 && { requests }) },
    }));
}

function aPage(guid: Guid): fc.Arbitrary<FormPage> {
  return fc
    .tuple(arbitraryLocalizedText, fc.option(arbitraryLocalizedText))
    .map(([name, description]) => ({ guid, name, ...(description !== null && { description }) }));
}

function onPages(
  layout: readonly LayoutEntry[],
  pages: readonly FormPage[],
  places: readonly number[],
): readonly LayoutEntry[] {
  if (pages.length === 0) return layout;
  const chosen = places.map((place) => place % pages.length).toSorted((one, other) => one - other);
  return layout.map((entry, index) => {
    const page = pages[chosen[index] ?? 0]?.guid;
    return { ...entry, ...(page !== undefined && { page }) };
  });
}

function repeated(group: Group): fc.Arbitrary<Group> {
  return fc
    .option(arbitraryRepeat, { freq: 2 })
    .map((repeat) => ({ ...group, ...(repeat !== null && { repeat }) }));
}

const arbitraryRepeat: fc.Arbitrary<Repeat> = fc
  .record({
    min: fc.nat({ max: 2 }),
    more: fc.integer({ min: 1, max: 3 }),
    rowName: fc.option(arbitraryLocalizedText),
    addText: fc.option(arbitraryLocalizedText),
    linesProperty: fc.option(fc.integer({ min: 1000, max: 9999 })),
  })
  .map(({ min, more, rowName, addText, linesProperty }) => ({
    min,
    max: min + more,
    ...(rowName !== null && { rowName }),
    ...(addText !== null && { addText }),
    ...(linesProperty !== null && { linesProperty }),
  }));

const arbitraryRequest: fc.Arbitrary<AttachmentRequest> = fc
  .record({
    guid: arbitraryGuid,
    name: arbitraryLocalizedText,
    description: fc.option(arbitraryLocalizedText),
    required: fc.boolean(),
    categories: fc.option(fc.subarray([...fileCategories])),
    max: fc.option(fc.integer({ min: 1, max: 5 })),
    later: fc.boolean(),
    laterText: fc.option(arbitraryLocalizedText),
  })
  .map(({ description, categories, max, laterText, ...request }) => ({
    ...request,
    ...(description !== null && { description }),
    ...(categories !== null && { fileTypes: { categories, customExtensions: ['dwg'] } }),
    ...(max !== null && { max }),
    ...(laterText !== null && { laterText }),
  }));
