import {
  identityCodeProperty,
  maskIdentityValues,
  maskRequest,
  requestOutcomeText,
  textIn,
  verifiedName,
  type AttachmentRequest,
  type DisplayLocale,
  type Field,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import { instantCell, type Cell, type TableRow } from '../../tables/table-row.ts';
import type { SubmissionFilter } from '../search/submission-filter.ts';
import { answerCell } from './answer-cell.ts';
import {
  columnsOf,
  formOfSubmission,
  formsOf,
  rowGroupsOf,
  type ExportedFormsDeps,
} from './exported-forms.ts';
import { rowTableOf, type ExportedSubmissions, type RowTable } from './row-table.ts';

/** Dependencies of exporting submissions. */
export interface ExportSubmissionsDeps extends ExportedFormsDeps {
  readonly readSettings: () => Promise<Settings>;
  readonly fieldTypes: FieldTypes;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/**
 * The submissions that meet a filter as a table, oldest first, with a header row. Columns are the requested files and the fields of the
 * current form, then those of older revisions only; of several forms, form by form, with a column for the form's name. Fields of
 * repeatable groups are in a table of each group instead, a row for each of its rows. Answers are formatted for people, numbers stay
 * numbers; personal identity codes are masked (specification D33).
 */
export async function exportSubmissions(
  deps: ExportSubmissionsDeps,
  filter: SubmissionFilter,
  locale: DisplayLocale,
): Promise<ExportedTables> {
  const forms = await formsOf(deps, filter);
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  const revisions = forms.flatMap((form) => form.revisions);
  const columns = columnsOf(revisions);
  const requests = requestsOf(revisions);
  const header = headingOf({ columns, requests }, locale, filter.form === undefined);
  const exported = { filter, forms, locale, codeProperty };
  return {
    submissions: { header, rows: rowsOf(deps, { ...exported, columns, requests, header }) },
    rowTables: rowGroupsOf(revisions).map((group) => rowTableOf(deps, exported, group)),
  };
}

/** A table. */
export interface ExportedTable {
  readonly header: TableRow;
  /** The header first; read page by page as they are consumed. */
  readonly rows: AsyncGenerator<TableRow>;
}

/** The tables of submissions. */
export interface ExportedTables {
  readonly submissions: ExportedTable;
  /** Of the repeatable groups, in the order of the forms. */
  readonly rowTables: readonly RowTable[];
}

interface Exported extends ExportedSubmissions {
  readonly columns: readonly Field[];
  readonly requests: readonly AttachmentRequest[];
  readonly header: TableRow;
}

async function* rowsOf(
  deps: ExportSubmissionsDeps,
  { filter, forms, columns, requests, header, locale, codeProperty }: Exported,
): AsyncGenerator<TableRow> {
  const namesForms = filter.form === undefined;
  yield header;
  for await (const submission of deps.exported.all(filter)) {
    const { pinned, name } = await formOfSubmission(deps, forms, submission);
    const fields = new Map(pinned?.fields.map((field) => [field.guid, field]));
    yield [
      submission.reference,
      ...(namesForms ? [textIn(name, locale.language, locale.defaultLanguage)] : []),
      instantCell(submission.receivedAt, deps.timeZone),
      locale.text(statusTexts[submission.status]),
      locale.text(submission.identified ? 'yes' : 'no'),
      verifiedName(maskIdentityValues(submission.identity)) ?? '',
      submission.language,
      submission.attachmentCount,
      submission.corrects ?? '',
      ...requests.map(({ guid }) => requestCell(guid, submission, locale)),
      ...columns.map(({ guid }) =>
        answerCell(fields.get(guid), submission, { ...deps, locale, codeProperty }),
      ),
    ];
  }
}

const statusTexts = {
  waiting: 'admin.submissions.waiting',
  delivered: 'admin.submissions.delivered',
  failed: 'admin.submissions.failed',
} as const;

/** Each request once, from the newest revision that has it. */
function requestsOf(revisions: readonly SavedForm[]): readonly AttachmentRequest[] {
  const requests = new Map<Guid, AttachmentRequest>();
  for (const request of revisions.flatMap(({ attachments }) => attachments.requests ?? []))
    if (!requests.has(request.guid)) requests.set(request.guid, request);
  return [...requests.values()];
}

function headingOf(
  { columns, requests }: Pick<Exported, 'columns' | 'requests'>,
  { text, language, defaultLanguage }: DisplayLocale,
  namesForms: boolean,
): TableRow {
  return [
    text('admin.submissions.reference'),
    ...(namesForms ? [text('admin.submissions.form')] : []),
    text('admin.submissions.sent'),
    text('admin.submissions.delivery'),
    text('admin.submissions.identified'),
    text('admin.submissions.sender'),
    text('language'),
    text('admin.submissions.files'),
    text('correctsSubmission'),
    ...requests.map(({ name }) => textIn(name, language, defaultLanguage)),
    ...columns.map(({ label }) => textIn(label, language, defaultLanguage)),
  ];
}

/** What became of a requested file; empty when it was not asked for. */
function requestCell(
  request: Guid,
  { requests }: Pick<StoredSubmission, 'requests'>,
  { text }: DisplayLocale,
): Cell {
  const asked = requests.find(({ guid }) => guid === request);
  return asked === undefined ? '' : requestOutcomeText(maskRequest(asked), text);
}
