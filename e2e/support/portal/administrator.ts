import { sha256 } from '../../../packages/storage/src/testing/sha256.ts';
import { request } from '@playwright/test';
import { alwaysOpen, dataTypes, noConfirmation } from '@form-portal/domain';
import { confirmationToWire, formOpeningToWire, formToWire } from '@form-portal/domain/wire';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { ConfirmationRules, Form, FormOpening } from '@form-portal/domain';
import type {
  ShownPropertyWire,
  SubmissionDetailWire,
  SubmissionListWire,
  VaultObjectListWire,
  VaultObjectWire,
} from '@form-portal/domain/api';
import type { SettingsWire } from '@form-portal/domain/wire';
import type { Portal } from './portal.ts';

/** An object of the vault, with its properties by id and its files' contents by hash. */
export interface DeliveredObject {
  readonly title: string;
  readonly objectClass: number;
  readonly properties: Readonly<Record<number, VaultObjectWire['Properties'][number]['Value']>>;
  readonly files: readonly DeliveredFile[];
}

export interface DeliveredFile {
  /** Name with extension. */
  readonly name: string;
  readonly sha256: string;
  readonly content: Buffer;
}

/** Actions of an administrator through the portal's API. */
export interface Administrator {
  /** Saves a form and returns its GUID. */
  publish(form: Form): Promise<string>;
  deleteForm(form: string): Promise<void>;
  saveSettings(changes: SettingsChanges): Promise<void>;
  submissionsOf(form: string): Promise<SubmissionListWire['Items']>;
  /** The answers of a submission by the Finnish label of their question. */
  answersOf(submission: string): Promise<Readonly<Record<string, unknown>>>;
  /** The names of the files that requested ones are part of, as visitors named them. */
  otherFilesOf(submission: string): Promise<readonly string[]>;
  /** The answers in each row, by the Finnish label of their question, without those that are not given; row 1 has those outside groups too. */
  rowsOf(submission: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Sets when a form takes answers; what is left out is as for a form that is always open. */
  saveOpening(form: string, opening: Partial<FormOpening>): Promise<void>;
  /** Sets the e-mail that senders of a form get; what is left out is as for a form that sends none. */
  saveConfirmation(form: string, rules: Partial<ConfirmationRules>): Promise<void>;
  /** The reference of the submission that another one corrects; undefined when it corrects none. */
  correctedBy(submission: string): Promise<string | undefined>;
  /** The one object whose title holds a reference; undefined while there is none. */
  findObject(reference: string): Promise<DeliveredObject | undefined>;
  /** Creates a text property in the vault and returns its id. */
  createProperty(name: string): Promise<number>;
  removeProperty(id: number): Promise<void>;
  signOut(): Promise<void>;
}

/** Members of the settings to change; the mapping of identity attributes is open, as on the wire. */
export type SettingsChanges = Partial<Omit<SettingsWire, 'suomifi'>> & {
  readonly suomifi?: Readonly<Record<string, boolean | number>>;
};

/** How long a submission may take to become an object of the vault (ms): less than a second, but more on a busy machine. */
export const deliveredWithinMs = 30_000;

async function successful(response: APIResponse): Promise<APIResponse> {
  if (!response.ok())
    throw new Error(`${response.url()} returned ${response.status()}: ${await response.text()}`);
  return response;
}

async function json<T>(response: APIResponse): Promise<T> {
  return (await (await successful(response)).json()) as T;
}

/** Signs the portal's first administrator in. */
export async function signInAdministrator(portal: Portal): Promise<Administrator> {
  const calls = await request.newContext({ baseURL: portal.url, extraHTTPHeaders: { origin: portal.url } });
  await successful(await calls.post('/api/session', { data: portal.admin }));
  return {
    async publish(form) {
      const saved = await json<{ readonly form: { readonly GUID: string } }>(
        await calls.post('/api/forms', { data: formToWire(form) }),
      );
      return saved.form.GUID;
    },
    async deleteForm(form) {
      await successful(await calls.delete(`/api/forms/${form}`));
    },
    async saveConfirmation(form, rules) {
      const data = confirmationToWire({ ...noConfirmation, ...rules });
      await successful(await calls.put(`/api/admin/forms/${form}/confirmation`, { data }));
    },
    async saveOpening(form, opening) {
      const data = formOpeningToWire({ ...alwaysOpen, ...opening });
      await successful(await calls.put(`/api/admin/forms/${form}/opening`, { data }));
    },
    async saveSettings(changes) {
      const stored = await json<SettingsWire>(await calls.get('/api/settings'));
      await successful(await calls.post('/api/settings', { data: { ...stored, ...changes } }));
    },
    async submissionsOf(form) {
      const list = await json<SubmissionListWire>(await calls.get(`/api/admin/submissions?form=${form}`));
      return list.Items;
    },
    async answersOf(submission) {
      const { Fields } = await json<SubmissionDetailWire>(
        await calls.get(`/api/admin/submissions/${submission}`),
      );
      return Object.fromEntries(Fields.map(({ Name, Value }) => [Name['fi'] ?? '', Value]));
    },
    async otherFilesOf(submission) {
      const { Requests } = await json<SubmissionDetailWire>(
        await calls.get(`/api/admin/submissions/${submission}`),
      );
      return Requests.flatMap(({ File }) => File ?? []);
    },
    async rowsOf(submission) {
      const { Fields } = await json<SubmissionDetailWire>(
        await calls.get(`/api/admin/submissions/${submission}`),
      );
      const rows = new Map<number, Record<string, unknown>>();
      for (const { Name, Value, Row = 1 } of Fields) {
        if (Value !== null) rows.set(Row, { ...rows.get(Row), [Name['fi'] ?? '']: Value });
      }
      return [...rows.values()];
    },
    async correctedBy(submission) {
      const { Corrects } = await json<SubmissionDetailWire>(
        await calls.get(`/api/admin/submissions/${submission}`),
      );
      return Corrects?.Reference;
    },
    findObject: (reference) => findObject(calls, reference),
    async createProperty(name) {
      const data = { Name: name, DataType: dataTypes.text };
      const { ID } = await json<{ readonly ID: number }>(
        await calls.post('/api/admin/vault/properties', { data }),
      );
      return ID;
    },
    async removeProperty(id) {
      await successful(await calls.delete(`/api/admin/vault/properties/${String(id)}`));
    },
    signOut: () => calls.dispose(),
  };
}

async function findObject(calls: APIRequestContext, reference: string): Promise<DeliveredObject | undefined> {
  const query = new URLSearchParams({ q: reference });
  const { Items } = await json<VaultObjectListWire>(
    await calls.get(`/api/admin/vault/objects?${query.toString()}`),
  );
  const [head, ...others] = Items;
  if (others.length > 0) throw new Error(`${Items.length} objects of one submission: ${reference}`);
  if (head === undefined) return undefined;
  const address = `/api/admin/vault/objects/${head.Type}/${head.ID}`;
  const object = await json<VaultObjectWire>(await calls.get(address));
  const files = object.Files.map(async ({ ID, Name, Extension }) => {
    const content = await (
      await successful(await calls.get(`${address}/files/${ID}/content?full=true`))
    ).body();
    return { name: `${Name}.${Extension}`, sha256: sha256(content), content };
  });
  // The stored values, which administrators at first see masked.
  const properties = object.Properties.map(async ({ PropertyDef, Value, Masked }) => {
    if (!Masked) return [PropertyDef, Value] as const;
    const shown = await calls.post(`${address}/properties/${PropertyDef}/show`);
    return [PropertyDef, (await json<ShownPropertyWire>(shown)).Value] as const;
  });
  return {
    title: object.Title,
    objectClass: object.Class,
    properties: Object.fromEntries(await Promise.all(properties)),
    files: await Promise.all(files),
  };
}
