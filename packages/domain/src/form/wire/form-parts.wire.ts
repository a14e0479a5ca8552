import { guidFromWire } from '../../guid.wire.ts';
import { conditionFromWire, conditionToWire } from '../../logic/conditions/condition.wire.ts';
import { cleanExtension } from '../../submission/files/extension.ts';
import type { AttachmentRequest, FileTypeRules, FormPage, LayoutEntry, Repeat } from '../form.ts';
import { formLimits } from '../form-limits.ts';
import { layoutEntrySchema, pageSchema, type FormWire, type GroupWire } from './form-schema.wire.ts';
import { unknownMembersOf } from './unknown-members.wire.ts';

type PageWire = NonNullable<FormWire['Pages']>[number];
type LayoutEntryWire = FormWire['FormTemplate'][number];
type RepeatWire = NonNullable<GroupWire['Repeat']>;
type AttachmentOptionsWire = NonNullable<FormWire['AttachmentOptions']>;
type RequestWire = NonNullable<AttachmentOptionsWire['Requests']>[number];

/** Reads a page. */
export function pageFromWire(wire: PageWire): FormPage {
  return {
    guid: guidFromWire(wire.GUID),
    name: wire.Name,
    ...(wire.Description && { description: wire.Description }),
    ...(wire.ShowWhen && { showWhen: conditionFromWire(wire.ShowWhen) }),
    ...unknownMembersOf(pageSchema, wire),
  };
}

/** Writes a page. */
export function pageToWire({ guid, name, description, showWhen, unknownMembers }: FormPage): PageWire {
  return {
    ...unknownMembers,
    GUID: guid,
    Name: name,
    ...(description && { Description: description }),
    ...(showWhen && { ShowWhen: conditionToWire(showWhen) }),
  };
}

/**
 * Reads the layout. In a form with pages, an entry without one is on the page of the entry before, or on the
 * first page; entries are put in page order. An unknown page of an entry is kept for the layout check to
 * refuse.
 */
export function layoutFromWire(
  wire: readonly LayoutEntryWire[],
  pages: readonly FormPage[],
): readonly LayoutEntry[] {
  let page = pages[0]?.guid;
  const entries = wire.map((entry): LayoutEntry => {
    if (page !== undefined && entry.Page) page = guidFromWire(entry.Page);
    return {
      kind: entry.Type,
      guid: guidFromWire(entry.GUID),
      ...(page !== undefined && { page }),
      ...unknownMembersOf(layoutEntrySchema, entry),
    };
  });
  const order = new Map(pages.map(({ guid }, index) => [guid, index]));
  const pageIndex = (entry: LayoutEntry): number => (entry.page && order.get(entry.page)) ?? pages.length;
  return [...entries].sort((one, other) => pageIndex(one) - pageIndex(other));
}

/** Reads how a group repeats, by default from one row to the maximum in {@link formLimits}. */
export function repeatFromWire({ Min, Max, RowName, AddText, Lines }: RepeatWire): Repeat {
  return {
    min: Min ?? 1,
    max: Max ?? formLimits.rows,
    ...(RowName && { rowName: RowName }),
    ...(AddText && { addText: AddText }),
    ...(typeof Lines === 'number' && Lines >= 0 && { linesProperty: Lines }),
  };
}

/** Writes how a group repeats. */
export function repeatToWire({ min, max, rowName, addText, linesProperty }: Repeat): RepeatWire {
  return {
    Min: min,
    Max: max,
    ...(rowName && { RowName: rowName }),
    ...(addText && { AddText: addText }),
    ...(linesProperty !== undefined && { Lines: linesProperty }),
  };
}

/** Reads the types of files that are accepted, without duplicates; absent lists are empty. */
export function fileTypeRulesFromWire({
  AllowedFileTypes,
  CustomFileTypes,
}: Pick<AttachmentOptionsWire, 'AllowedFileTypes' | 'CustomFileTypes'>): FileTypeRules {
  const extensions = (CustomFileTypes ?? []).map((typed) => cleanExtension(typed) ?? '');
  return {
    categories: [...new Set(AllowedFileTypes ?? [])],
    customExtensions: [...new Set(extensions.filter((extension) => extension !== ''))],
  };
}

/** Writes the types of files that are accepted. */
export function fileTypeRulesToWire({
  categories,
  customExtensions,
}: FileTypeRules): Pick<AttachmentOptionsWire, 'AllowedFileTypes' | 'CustomFileTypes'> {
  return { AllowedFileTypes: [...categories], CustomFileTypes: [...customExtensions] };
}

/** Reads a request for a file; one without types of its own accepts those of the form. */
export function requestFromWire(wire: RequestWire): AttachmentRequest {
  const hasTypes = Boolean(wire.AllowedFileTypes ?? wire.CustomFileTypes);
  return {
    guid: guidFromWire(wire.GUID),
    name: wire.Name,
    ...(wire.Description && { description: wire.Description }),
    ...(wire.ShowWhen && { showWhen: conditionFromWire(wire.ShowWhen) }),
    required: wire.Required ?? false,
    ...(hasTypes && { fileTypes: fileTypeRulesFromWire(wire) }),
    ...(wire.Max && { max: wire.Max }),
    later: wire.Later ?? false,
    ...(wire.LaterText && { laterText: wire.LaterText }),
  };
}

/** Writes a request for a file. */
export function requestToWire(request: AttachmentRequest): RequestWire {
  const { guid, name, description, showWhen, required, fileTypes, max, later, laterText } = request;
  return {
    GUID: guid,
    Name: name,
    ...(description && { Description: description }),
    ...(showWhen && { ShowWhen: conditionToWire(showWhen) }),
    Required: required,
    ...(fileTypes && fileTypeRulesToWire(fileTypes)),
    ...(max !== undefined && { Max: max }),
    Later: later,
    ...(laterText && { LaterText: laterText }),
  };
}
