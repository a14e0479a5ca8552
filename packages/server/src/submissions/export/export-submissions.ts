import {
  answerTo,
  dataTypes,
  fieldsInOrder,
  identityCodeProperty,
  maskPropertyText,
  parseVaultDate,
  parseVaultDateTime,
  parseVaultTime,
  textIn,
  type DisplayLocale,
  type Field,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import { decimalCell, instantCell, momentCell, type Cell, type TableRow } from '../../tables/table-row.ts';
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
 * All submissions of a form as a table, oldest first, with a header row; undefined when neither the form nor a submission of it
 * exists. Columns are the fields of the current form, then those of older revisions only. Answers are formatted for people,
 * numbers stay numbers; personal identity codes are masked (specification D33).
 */
export async function exportSubmissions(
  deps: ExportSubmissionsDeps,
  form: Guid,
  locale: DisplayLocale,
): Promise<AsyncGenerator<TableRow> | undefined> {
  const revisions = await revisionsOf(deps, form);
  if (revisions.length === 0) return undefined;
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  return table(deps, { form, revisions, locale, codeProperty });
}

interface Exported {
  readonly form: Guid;
  /** The current form, if it exists, then the revisions that submissions were sent to. */
  readonly revisions: readonly SavedForm[];
  readonly locale: DisplayLocale;
  /** The vault property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
}

async function* table(
  deps: ExportSubmissionsDeps,
  { form, revisions, locale, codeProperty }: Exported,
): AsyncGenerator<TableRow> {
  const columns = columnsOf(revisions);
  const byRevision = new Map(revisions.map((one) => [one.revision, one]));
  yield headingOf(columns, locale);
  for await (const submission of deps.exported.all(form)) {
    const pinned =
      byRevision.get(submission.formRevision) ?? (await deps.findFormRevision(form, submission.formRevision));
    const fields = new Map(pinned?.fields.map((field) => [field.guid, field]));
    yield [
      submission.reference,
      instantCell(submission.receivedAt, deps.timeZone),
      locale.text(statusTexts[submission.status]),
      locale.text(submission.identified ? 'yes' : 'no'),
      submission.language,
      submission.attachmentCount,
      submission.corrects ?? '',
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

async function revisionsOf(
  { exported, findForm, findFormRevision }: ExportSubmissionsDeps,
  form: Guid,
): Promise<readonly SavedForm[]> {
  const now = await findForm(form);
  const pinned = await Promise.all(
    (await exported.revisions(form))
      .filter((revision) => revision !== now?.revision)
      .map((revision) => findFormRevision(form, revision)),
  );
  return [now, ...pinned].filter((found) => found !== undefined);
}

/** Each field once, from the newest revision that has it. */
function columnsOf(revisions: readonly SavedForm[]): readonly Field[] {
  const columns = new Map<Guid, Field>();
  for (const field of revisions.flatMap((form) => fieldsInOrder(form)))
    if (!columns.has(field.guid)) columns.set(field.guid, field);
  return [...columns.values()];
}

function headingOf(columns: readonly Field[], { text, language, defaultLanguage }: DisplayLocale): TableRow {
  return [
    text('admin.submissions.reference'),
    text('admin.submissions.sent'),
    text('admin.submissions.delivery'),
    text('admin.submissions.identified'),
    text('language'),
    text('admin.submissions.files'),
    text('correctsSubmission'),
    ...columns.map(({ label }) => textIn(label, language, defaultLanguage)),
  ];
}

interface AnswerStyle {
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
  readonly codeProperty: number | undefined;
}

function answerCell(
  field: Field | undefined,
  { answers }: Pick<StoredSubmission, 'answers'>,
  { fieldTypes, locale, codeProperty }: AnswerStyle,
): Cell {
  if (field === undefined) return '';
  const answer = answerTo(answers, field.guid);
  if (typeof answer === 'number') return field.dataType === dataTypes.floating ? decimalCell(answer) : answer;
  const type = fieldTypes.get(field.type);
  const shown = maskPropertyText(type.display(field, answer, locale), field.property, codeProperty);
  const kind = type.comparesAs(field);
  if (kind !== 'date' && kind !== 'date-time' && kind !== 'time') return shown;
  const stored = typeof answer === 'string' ? momentParsers[kind](answer) : undefined;
  return stored === undefined || field.property === codeProperty ? shown : momentCell(kind, stored, shown);
}

const momentParsers = { date: parseVaultDate, 'date-time': parseVaultDateTime, time: parseVaultTime };
