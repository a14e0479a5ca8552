import { dataTypes } from '@form-portal/domain';
import type { Guid, SavedForm } from '@form-portal/domain';
import { aField, aForm, guidOf, someOptions } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import type { BlobRef } from '@form-portal/storage';
import type { LightMyRequestResponse } from 'fastify';
import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { PortalUnderTest } from '../../testing/app-under-test.ts';
import type { TestClient, TestRequest } from '../../testing/test-client.ts';

/** A part of a multipart body: text, or a file with a name. */
export type PostPart = readonly [name: string, content: string | Buffer, fileName?: string];

/** A multipart body as browsers send it, with its content type. */
export function multipart(parts: readonly PostPart[], boundary = 'test-boundary'): TestRequest {
  const chunks = parts.flatMap(([name, content, fileName]) => {
    const file =
      fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** The fields of test forms, one of every kind of answer. */
export const fields = {
  name: aField('text', { required: true, label: { gb: 'Name', fi: 'Nimi' } }),
  story: aField('longtext', { label: { gb: 'Story', fi: 'Kertomus' } }),
  count: aField('number', { label: { gb: 'Count' }, dataType: dataTypes.integer }),
  day: aField('date', { label: { gb: 'Day' } }),
  choice: aField('select', {
    label: { gb: 'Choice' },
    dataType: dataTypes.lookup,
    options: someOptions('North', 'South'),
  }),
} as const;

/** A form with these fields that accepts images and documents of up to 1 MB each. */
export function sentForm(changes: Partial<SavedForm> = {}): SavedForm {
  return aForm({
    fields: Object.values(fields),
    revision: 0,
    attachments: { maxFileSizeMb: 1, categories: ['img', 'doc'], customExtensions: ['dwg'] },
    ...changes,
  });
}

/** Saves a form as the administrator. */
export async function publish(given: PortalUnderTest, form: SavedForm): Promise<SavedForm> {
  const admin = await given.admin();
  const response = await admin.post('/api/forms?force=true', { json: formToWire(form) });
  expect(response.statusCode, response.body).toBe(200);
  return form;
}

/** The members of a `submission` part. */
export function aSubmission(
  form: SavedForm,
  values: Readonly<Record<string, unknown>> = { [fields.name.guid]: 'Åke Öhman' },
  members: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    GUID: crypto.randomUUID(),
    FormGUID: form.guid,
    Class: 0,
    Fields: Object.entries(values).map(([GUID, Value]) => ({
      GUID,
      Value,
      MFilesPropertyDef: -1,
      DataType: 1,
    })),
    ...members,
  };
}

/** Posts a submission with its files. */
export function post(
  client: TestClient,
  submission: unknown,
  ...files: readonly (readonly [name: string, content: string | Buffer])[]
): Promise<LightMyRequestResponse> {
  const attachments = files.map(([name, content]): PostPart => ['attachments', content, name]);
  const parts: readonly PostPart[] = [['submission', JSON.stringify(submission)], ...attachments];
  return client.post('/api/submissions', multipart(parts));
}

/** Counts everything that submissions leave behind: rows, blobs, unfinished uploads and files on disk. */
export async function traces(given: PortalUnderTest): Promise<Readonly<Record<string, number>>> {
  const database = given.portal.storage.database.withTables<SubmissionTables & BlobTables>();
  const tables = [
    'submissions',
    'submission_attachments',
    'outbox',
    'blobs',
    'blob_references',
    'blob_uploads',
    'blob_chunks',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await database.read
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, Number(count)] as const;
    }),
  );
  const entries = await readdir(given.config.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/^(portal\.sqlite|installation)/.test(entry.name),
  );
  return { ...Object.fromEntries(counts), files: files.length };
}

/** Counts what was received: submissions, their files and their deliveries, but no files that wait. */
export async function received(given: PortalUnderTest): Promise<Readonly<Record<string, number>>> {
  const { submissions = 0, submission_attachments: files = 0, outbox = 0 } = await traces(given);
  return { submissions, files, outbox };
}

/** The blob store's tables, as far as they are counted. */
interface BlobTables {
  blobs: BlobRef;
  blob_references: { owner: string };
  blob_uploads: { id: string };
  blob_chunks: { upload: string };
}

/** A GUID that no form has. */
export const unknownForm: Guid = guidOf('none');

/** The details of a stored submission, as administrators get them. */
export async function storedSubmission(given: PortalUnderTest, guid: unknown) {
  const admin = await given.admin();
  return (await admin.get(`/api/admin/submissions/${String(guid)}`)).json();
}
