import { isWritten, textIn, type LocalizedText } from '../../text/localized-text.ts';
import { isRefusedExtension } from '../../submission/files/allowed-extensions.ts';
import { combinesAnswers, dataTypes } from '../../vault/data-type.ts';
import { noProperty, type AttachmentRequest, type Form, type Group } from '../form.ts';
import { findField } from '../layout.ts';
import { hasPages, pagesOf } from '../pages.ts';
import { isPageOfFiles } from '../progress.ts';
import { finding, type Finding } from './finding.ts';
import { findProperty, type MappingContext } from './mapping-context.ts';

/** Checks pages, the rows of repeatable groups, and requested files. */
export function checkParts(form: Form, context: MappingContext): readonly Finding[] {
  return [
    ...pageFindings(form, context),
    ...form.groups.flatMap((group) => rowFindings(form, group, context)),
    ...(form.attachments.requests ?? []).flatMap((request) => requestFindings(form, request, context)),
  ];
}

/** A page without questions is never shown to visitors, unless it takes the form's files. */
function pageFindings(form: Form, context: MappingContext): readonly Finding[] {
  if (!hasPages(form)) return [];
  return pagesOf(form).flatMap(({ page, sections }): readonly Finding[] => {
    if (page === null) return [];
    const { guid, name } = page;
    const at = { in: 'text', text: { of: 'page', guid, part: 'name' }, language: null } as const;
    const isEmpty = sections.every(({ rows }) => rows.length === 0) && !isPageOfFiles(form, page);
    return [
      ...(isWritten(name) ? [] : [finding('page-name-missing', at)]),
      ...(isEmpty ? [finding('page-empty', { in: 'page', guid }, { name: nameIn(name, context) })] : []),
    ];
  });
}

/**
 * Rows reach the vault by the property of their lines, or by properties of their fields that combine answers.
 * With other properties only the first answered row does.
 */
function rowFindings(form: Form, group: Group, context: MappingContext): readonly Finding[] {
  const { guid, repeat, name } = group;
  if (repeat === undefined) return [];
  const at = { in: 'rows', guid, part: 'lines' } as const;
  const words = { name: nameIn(name, context) };
  if (repeat.linesProperty === undefined) {
    const bound = group.fields
      .flatMap((field) => findField(form, field) ?? [])
      .filter(({ property }) => property !== noProperty);
    const losesRows = repeat.max > 1 && bound.some(({ dataType }) => !combinesAnswers(dataType));
    return losesRows ? [finding('rows-only-pdf', at, words)] : [];
  }
  if (context.structure === null) return [];
  const property = findProperty(context.structure, repeat.linesProperty);
  if (property === undefined)
    return [finding('rows-property-gone', at, { ...words, id: String(repeat.linesProperty) })];
  return property.dataType === dataTypes.multiLineText
    ? []
    : [finding('rows-property-wrong', at, { ...words, property: property.name })];
}

function requestFindings(
  { attachments }: Form,
  { guid, name, fileTypes }: AttachmentRequest,
  context: MappingContext,
): readonly Finding[] {
  const at = { in: 'text', text: { of: 'request', guid, part: 'name' }, language: null } as const;
  const { categories, customExtensions } = fileTypes ?? attachments;
  const allowsNothing = categories.length === 0 && customExtensions.every(isRefusedExtension);
  return [
    ...(isWritten(name) ? [] : [finding('request-name-missing', at)]),
    ...(allowsNothing
      ? [finding('request-no-types', { in: 'request', guid }, { name: nameIn(name, context) })]
      : []),
  ];
}

function nameIn(name: LocalizedText, { language, defaultLanguage }: MappingContext): string {
  return textIn(name, language, defaultLanguage);
}
