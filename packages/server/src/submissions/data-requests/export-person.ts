import {
  cleanFileName,
  fieldsInOrder,
  parseAnswerKey,
  withStoredRows,
  type AnswerKey,
  type StoredSubmission,
} from '@form-portal/domain';
import type { BlobStore } from '@form-portal/storage';
import type { VaultAdministration, VaultObjectDetails, VaultObjectReading } from '@form-portal/vault';
import type { FastifyBaseLogger } from 'fastify';
import { siteLocaleOf } from '../../http/site-locale.ts';
import type {
  SubmissionAdministrationStore,
  SubmissionDetail,
} from '../administration/submission-administration.store.ts';
import { answerDisplayOf, type AnswerDisplayDeps } from '../administration/answer-display.ts';
import { shownValueToWire } from '../administration/submission-administration.wire.ts';
import type { ZipEntry } from '../../tables/zip.ts';
import type { FoundObject, FoundSubmission, PersonData } from './find-person.ts';

/** Dependencies of an export of a person's data. */
export interface ExportPersonDeps extends AnswerDisplayDeps {
  readonly administration: Pick<SubmissionAdministrationStore, 'find'>;
  readonly blobs: Pick<BlobStore, 'open'>;
  /** Renders a submission as a PDF, as the vault has it. */
  readonly receipts: { renderSummary(submission: StoredSubmission): Promise<Buffer> };
  /** Undefined when the vault is external. */
  readonly vault: Pick<VaultAdministration, 'includingBin'> | undefined;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The files of the archive, read one after the other: each submission as a PDF, its files, the files of objects, and everything about
 * the person as JSON. The JSON comes last, because it names the files that could not be read to the end; the others are complete.
 */
export async function exportPerson(
  deps: ExportPersonDeps,
  { items }: Pick<PersonData, 'items'>,
): Promise<AsyncIterable<ZipEntry>> {
  const parts: ExportedPart[] = [];
  for (const item of items)
    parts.push(await (item.kind === 'submission' ? submissionPart(deps, item) : objectPart(deps, item)));
  return entriesOf(deps, parts);
}

async function* entriesOf(
  { log }: ExportPersonDeps,
  parts: readonly ExportedPart[],
): AsyncGenerator<ZipEntry> {
  const incomplete: string[] = [];
  async function* readable({ name, content }: ZipEntry): AsyncGenerator<string | Uint8Array> {
    try {
      yield* content;
    } catch (error) {
      incomplete.push(name);
      log.error({ err: error }, 'A file could not be read for an export of a person’s data');
    }
  }
  for (const entry of parts.flatMap(({ entries }) => entries))
    yield { name: entry.name, content: readable(entry) };
  const document = {
    Submissions: parts.flatMap(({ submission }) => submission ?? []),
    Objects: parts.flatMap(({ object }) => object ?? []),
    Incomplete: incomplete,
  };
  yield { name: 'data.json', content: [JSON.stringify(document, null, 2)] };
}

interface ExportedPart {
  readonly submission?: object;
  readonly object?: object;
  readonly entries: readonly ZipEntry[];
}

async function submissionPart(deps: ExportPersonDeps, { id }: FoundSubmission): Promise<ExportedPart> {
  const submission = await deps.administration.find(id);
  if (submission === undefined) return { entries: [] };
  const folder = `submissions/${submission.reference}`;
  return {
    submission: await describeSubmission(deps, submission),
    entries: [
      ...(submission.clearedAt === null ? [{ name: `${folder}.pdf`, content: pdfOf(deps, submission) }] : []),
      ...submission.attachments.map(({ name, sha256 }) => ({
        name: `${folder}/${name}`,
        content: deps.blobs.open(sha256),
      })),
    ],
  };
}

async function* pdfOf(
  { receipts }: ExportPersonDeps,
  submission: StoredSubmission,
): AsyncGenerator<Uint8Array> {
  yield await receipts.renderSummary(submission);
}

async function describeSubmission(deps: ExportPersonDeps, submission: SubmissionDetail): Promise<object> {
  const display = await answerDisplayOf(deps, submission, await siteLocaleOf(deps));
  return {
    GUID: submission.guid,
    Reference: submission.reference,
    Form: display.form.name,
    ReceivedAt: submission.receivedAt,
    Language: submission.language,
    Status: submission.status,
    Identity: submission.identity,
    Answers: fieldsInOrder(withStoredRows(display.form, submission)).map((field) => ({
      Question: field.label,
      ...rowOf(field.guid),
      ...shownValueToWire(submission, field, display),
    })),
    Files: submission.attachments.map(({ name, size, sha256 }) => ({
      Name: name,
      Size: size,
      SHA256: sha256,
    })),
    Object: submission.object === null ? null : { Type: submission.object.type, ID: submission.object.id },
    Events: submission.events.map(({ at, kind, detail }) => ({ At: at, Kind: kind, Detail: detail })),
  };
}

/** The number of a row of a repeatable group, from 2; empty for row 1 and outside such groups. */
function rowOf(key: AnswerKey): { readonly Row?: number } {
  const { row } = parseAnswerKey(key);
  return row === 1 ? {} : { Row: row };
}

async function objectPart({ vault }: ExportPersonDeps, { object }: FoundObject): Promise<ExportedPart> {
  const { type, id, title, created, texts } = object;
  const objects = vault?.includingBin;
  const newest = await objects?.getObject(type, id);
  const older = await Promise.all(
    (newest?.versions ?? [])
      .filter(({ version }) => version !== newest?.version)
      .map(({ version }) => objects?.getObject(type, id, version)),
  );
  const versions = [newest, ...older].filter((version) => version !== undefined);
  return {
    object: {
      Type: type,
      ID: id,
      Title: title,
      Created: created,
      Texts: texts,
      Versions: versions.map(versionOf),
    },
    entries: newestFiles(versions).map(({ version, file }) => ({
      name: `vault/${type}-${id}/${nameOf(file)}`,
      content: contentOf(objects, { type, id, version, file: file.id }),
    })),
  };
}

interface FileOfVersion {
  readonly version: number;
  readonly file: VaultObjectDetails['files'][number];
}

/** Every file that an object has or had, each in the newest version that contains it. */
function newestFiles(newestFirst: readonly VaultObjectDetails[]): readonly FileOfVersion[] {
  const newest = new Map<number, FileOfVersion>();
  for (const { version, files } of newestFirst)
    for (const file of files) if (!newest.has(file.id)) newest.set(file.id, { version, file });
  return [...newest.values()];
}

function versionOf({ version, title, properties, files }: VaultObjectDetails): object {
  return {
    Version: version,
    Title: title,
    Properties: properties.map(({ name, displayValue }) => ({ Name: name, Value: displayValue })),
    Files: files.map(nameOf),
  };
}

function nameOf({ id, name, extension }: VaultObjectDetails['files'][number]): string {
  const fullName = extension === '' ? name : `${name}.${extension}`;
  const cleaned = cleanFileName(fullName);
  return `${id}-${cleaned.ok ? cleaned.value : 'file'}`;
}

async function* contentOf(
  objects: VaultObjectReading | undefined,
  { type, id, version, file }: Readonly<Record<'type' | 'id' | 'version' | 'file', number>>,
): AsyncGenerator<Uint8Array> {
  const opened = await objects?.openFile(type, id, file, version);
  if (opened !== undefined) yield* opened.content;
}
