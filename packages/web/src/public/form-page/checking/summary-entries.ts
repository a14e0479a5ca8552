import { fieldsInOrder, problemText, sections } from '@form-portal/domain';
import { errorText } from './field-error.ts';
import { fieldIds } from '../../../shared/form-view/field-ids.ts';
import { chooseFilesId, fileIds } from '../attachments/attachment-ids.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FieldErrors } from './field-error.ts';
import type { ListProblems, ListedFile } from '../attachments/attachment-list.ts';
import type { Field, Form, Problem } from '@form-portal/domain';
import type { SummaryEntry } from './summary-entry.ts';

/** Everything that stands in the way of sending. */
export interface FoundProblems {
  readonly errors: FieldErrors;
  readonly list: readonly ListedFile[];
  readonly listProblems: ListProblems;
  /** What is about neither a field nor a file. */
  readonly others: readonly Problem[];
}

/** What must be corrected, in the order of the page (docs/design.md#validation-and-sending). */
export function summaryEntries(form: Form, found: FoundProblems, i18n: I18n): readonly SummaryEntry[] {
  const entries = [
    ...fieldEntries(form, found, i18n),
    ...fileEntries(found, i18n),
    ...otherEntries(found, i18n),
  ];
  return entries.map((entry) => {
    const twins = entries.filter(({ words }) => words === entry.words);
    return twins.length < 2 || entry.subject === ''
      ? entry
      : { ...entry, words: `${entry.subject}: ${entry.words}` };
  });
}

function fieldEntries(form: Form, { errors }: FoundProblems, i18n: I18n): readonly SummaryEntry[] {
  const groupOf = groupNames(form, i18n);
  return fieldsInOrder(form).flatMap((field) => {
    const error = errors.get(field.guid);
    if (error === undefined) return [];
    const subject = i18n.textOf(field.label);
    const words = errorText(error, field, i18n);
    return [{ target: fieldIds(field.guid).control, words, subject, part: groupOf.get(field) ?? '' }];
  });
}

function groupNames(form: Form, i18n: I18n): ReadonlyMap<Field, string> {
  return new Map(
    sections(form).flatMap(({ group, rows }) =>
      group === null ? [] : rows.flat().map((field) => [field, i18n.textOf(group.name)] as const),
    ),
  );
}

function fileEntries({ list, listProblems }: FoundProblems, { text }: I18n): readonly SummaryEntry[] {
  const part = text('attachments');
  const ofFiles = list.flatMap(({ id, name }) => {
    const problem = listProblems.ofFiles.get(id);
    if (problem === undefined) return [];
    return [
      { target: fileIds(id).row, words: `${name}: ${problemText(problem, text)}`, subject: name, part },
    ];
  });
  const ofAll = listProblems.ofAll.map((problem) => {
    return { target: chooseFilesId, words: problemText(problem, text), subject: '', part };
  });
  return [...ofFiles, ...ofAll];
}

function otherEntries({ others }: FoundProblems, { text }: I18n): readonly SummaryEntry[] {
  return others.map((problem) => {
    const name = problem.params?.['name'];
    const words = problemText(problem, text);
    return {
      target: problem.path === 'attachments' ? chooseFilesId : null,
      words: name === undefined ? words : `${name}: ${words}`,
      subject: '',
      part: '',
    };
  });
}
