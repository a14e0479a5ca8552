import {
  answerTo,
  dataTypes,
  fieldsInOrder,
  identityCodeProperty,
  maskAnswerText,
  maskIdentityValues,
  parseVaultDate,
  parseVaultDateTime,
  parseVaultTime,
  requestOutcomeTextKeys,
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
import {
  decimalCell,
  instantCell,
  momentCell,
  moneyCell,
  type Cell,
  type TableRow,
} from '../../tables/table-row.ts';
import type { SubmissionFilter } from '../search/submission-filter.ts';
import type { SubmissionExportStore } from './submission-export.store.ts';

/** Dependencies of exporting submissions. */
export interface ExportSubmissionsDeps {
  readonly exported: SubmissionExportStore;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly readSettings: () => Promise<Settings>;
  readonly fieldTypes: FieldTypes;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/**
 * The submissions that meet a filter as a table, oldest first, with a header row. Columns are the requested files and the fields of the
 * current form, then those of older revisions only; of several forms, form by form, with a column for the form's name. Answers are formatted for people,
 * numbers stay numbers; personal identity codes are masked (specification D33).
 */
export async function exportSubmissions(
  deps: ExportSubmissionsDeps,
  filter: SubmissionFilter,
  locale: DisplayLocale,
): Promise<ExportedTable> {
  const forms = await formsOf(deps, filter);
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  const revisions = forms.flatMap((form) => form.revisions);
  const columns = columnsOf(revisions);
  const requests = requestsOf(revisions);
  const header = headingOf({ columns, requests }, locale, filter.form === undefined);
  return { header, rows: rowsOf(deps, { filter, forms, columns, requests, header, locale, codeProperty }) };
}

/** A table of submissions. */
export interface ExportedTable {
  readonly header: TableRow;
  /** The header first; read page by page as they are consumed. */
  readonly rows: AsyncGenerator<TableRow>;
}

/** Whether a form exists, or a submission to it. */
export async function hasSubmissions(deps: ExportSubmissionsDeps, form: Guid): Promise<boolean> {
  return (await formsOf(deps, { form })).length > 0;
}

interface ExportedForm {
  readonly guid: Guid;
  /** The current form, if it exists, then the revisions that submissions were sent to. */
  readonly revisions: readonly SavedForm[];
}

interface Exported {
  readonly filter: SubmissionFilter;
  readonly forms: readonly ExportedForm[];
  readonly columns: readonly Field[];
  readonly requests: readonly AttachmentRequest[];
  readonly header: TableRow;
  readonly locale: DisplayLocale;
  /** The vault property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
}

async function* rowsOf(
  deps: ExportSubmissionsDeps,
  { filter, forms, columns, requests, header, locale, codeProperty }: Exported,
): AsyncGenerator<TableRow> {
  const byGuid = new Map(forms.map((one) => [one.guid, one]));
  const namesForms = filter.form === undefined;
  yield header;
  for await (const submission of deps.exported.all(filter)) {
    const form = byGuid.get(submission.form);
    const pinned =
      form?.revisions.find(({ revision }) => revision === submission.formRevision) ??
      (await deps.findFormRevision(submission.form, submission.formRevision));
    const named = form?.revisions[0] ?? pinned;
    const fields = new Map(pinned?.fields.map((field) => [field.guid, field]));
    yield [
      submission.reference,
      ...(namesForms ? [textIn(named?.name ?? {}, locale.language, locale.defaultLanguage)] : []),
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

async function formsOf(
  { exported, findForm, findFormRevision }: ExportSubmissionsDeps,
  filter: SubmissionFilter,
): Promise<readonly ExportedForm[]> {
  const sent = Map.groupBy(await exported.revisions(filter), ({ form }) => form);
  const guids = new Set([...(filter.form === undefined ? [] : [filter.form]), ...sent.keys()]);
  const forms = await Promise.all(
    [...guids].map(async (guid) => {
      const now = await findForm(guid);
      const pinned = await Promise.all(
        (sent.get(guid) ?? [])
          .filter(({ revision }) => revision !== now?.revision)
          .map(({ revision }) => findFormRevision(guid, revision)),
      );
      return { guid, revisions: [now, ...pinned].filter((found) => found !== undefined) };
    }),
  );
  return forms.filter(({ revisions }) => revisions.length > 0);
}

/** Each field once, from the newest revision that has it. */
function columnsOf(revisions: readonly SavedForm[]): readonly Field[] {
  const columns = new Map<Guid, Field>();
  for (const field of revisions.flatMap((form) => fieldsInOrder(form)))
    if (!columns.has(field.guid)) columns.set(field.guid, field);
  return [...columns.values()];
}

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
  return asked === undefined ? '' : text(requestOutcomeTextKeys[asked.outcome]);
}

interface AnswerStyle {
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
  readonly codeProperty: number | undefined;
}

function answerCell(
  field: Field | undefined,
  { answers, identity }: Pick<StoredSubmission, 'answers' | 'identity'>,
  { fieldTypes, locale, codeProperty }: AnswerStyle,
): Cell {
  if (field === undefined) return '';
  const answer = answerTo(answers, field.guid);
  const type = fieldTypes.get(field.type);
  if (typeof answer === 'number')
    return type.isMoney?.(field) === true ? moneyCell(answer) : numberCell(field, answer);
  const clues = { codeProperty, senderCode: identity.personalIdentityCode };
  const shown = maskAnswerText(type.display(field, answer, locale), field.property, clues);
  const kind = type.comparesAs(field);
  if (kind !== 'date' && kind !== 'date-time' && kind !== 'time') return shown;
  const stored = typeof answer === 'string' ? momentParsers[kind](answer) : undefined;
  return stored === undefined || field.property === codeProperty ? shown : momentCell(kind, stored, shown);
}

/** A whole number of a field that takes decimals is shown with them too, so that the points line up. */
function numberCell({ dataType, decimals = 0 }: Field, answer: number): Cell {
  return dataType === dataTypes.floating || decimals > 0 ? decimalCell(answer) : answer;
}

const momentParsers = { date: parseVaultDate, 'date-time': parseVaultDateTime, time: parseVaultTime };
