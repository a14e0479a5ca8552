import {
  answerKey,
  parseAnswerKey,
  textIn,
  withStoredRows,
  type AnswerKey,
  type DisplayLocale,
  type FieldTypes,
  type Guid,
} from '@form-portal/domain';
import type { TableRow } from '../../tables/table-row.ts';
import type { SubmissionFilter } from '../search/submission-filter.ts';
import { answerCell } from './answer-cell.ts';
import {
  formOfSubmission,
  type ExportedForm,
  type ExportedFormsDeps,
  type RowGroup,
} from './exported-forms.ts';
import type { ExportedSubmission } from './submission-export.store.ts';

/** What is exported, and how. */
export interface ExportedSubmissions {
  readonly filter: SubmissionFilter;
  readonly forms: readonly ExportedForm[];
  readonly locale: DisplayLocale;
  /** The vault property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
}

/** A repeatable group as a table: a row for each of its rows, by reference and number. */
export interface RowTable {
  readonly group: Guid;
  readonly name: string;
  readonly header: TableRow;
  /** The header first; read page by page as they are consumed. */
  readonly rows: AsyncGenerator<TableRow>;
}

interface RowTableDeps extends ExportedFormsDeps {
  readonly fieldTypes: FieldTypes;
}

/** The rows of a repeatable group in the submissions, oldest submission first; only rows in which anything was asked. */
export function rowTableOf(deps: RowTableDeps, exported: ExportedSubmissions, group: RowGroup): RowTable {
  const { text, language, defaultLanguage } = exported.locale;
  const header = [
    text('admin.submissions.reference'),
    text('admin.submissions.row'),
    ...group.columns.map(({ label }) => textIn(label, language, defaultLanguage)),
  ];
  return {
    group: group.guid,
    name: textIn(group.name, language, defaultLanguage),
    header,
    rows: rowsOf(deps, exported, { group, header }),
  };
}

async function* rowsOf(
  deps: RowTableDeps,
  { filter, forms, locale, codeProperty }: ExportedSubmissions,
  { group, header }: { readonly group: RowGroup; readonly header: TableRow },
): AsyncGenerator<TableRow> {
  const style = { fieldTypes: deps.fieldTypes, locale, codeProperty };
  yield header;
  for await (const submission of deps.exported.all(filter)) {
    const { pinned } = await formOfSubmission(deps, forms, submission);
    if (pinned === undefined) continue;
    const fields = new Map<AnswerKey, (typeof pinned.fields)[number]>(
      withStoredRows(pinned, submission).fields.map((field) => [field.guid, field]),
    );
    for (const { row, keys } of askedRows(group, submission, [...fields.keys()]))
      yield [submission.reference, row, ...keys.map((key) => answerCell(fields.get(key), submission, style))];
  }
}

interface AskedRow {
  readonly row: number;
  /** Of the columns, in their order. */
  readonly keys: readonly AnswerKey[];
}

/** The rows in which anything was asked. `all`: the keys of the form in this submission; all were asked if no list of those asked is stored. */
function askedRows(
  { columns }: RowGroup,
  { logic }: Pick<ExportedSubmission, 'logic'>,
  all: readonly AnswerKey[],
): readonly AskedRow[] {
  const asked = new Set(logic?.asked ?? all);
  const last = Math.max(1, ...all.map((key) => parseAnswerKey(key).row));
  return Array.from({ length: last }, (_, index) => ({
    row: index + 1,
    keys: columns.map(({ guid }) => answerKey(guid, index + 1)),
  })).filter(({ keys }) => keys.some((key) => asked.has(key)));
}
