import {
  builtInProperties,
  dataTypes,
  documentType,
  type Guid,
  type NewVaultObject,
  type PropertyAssignment,
  type VaultObjectRef,
} from '@form-portal/domain';
import { VaultError } from '../../errors.ts';
import type { NewVaultFile } from '../../port.ts';
import type { Login } from './http/login.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import { refusedParts } from './refused-parts.ts';
import {
  foundObjectsSchema,
  objectRefFromWire,
  objectVersionSchema,
  propertyValueToWire,
  uploadSchema,
} from './wire/object.wire.ts';
import { extendedClassSchema, isAutomatic, propertyDefSchema } from './wire/structure.wire.ts';

/** The configuration that determines how an object is created. */
type Settings = Pick<MFilesConfig, 'submissionProperty' | 'timeZone'>;

const { title: titleProperty, class: classProperty, singleFile: singleFileProperty } = builtInProperties;
/** Maximum text length of the vault, in characters. */
const maxText = 100;
/** Shorter texts reveal nothing and occur in any message: ids, yes and no. */
const minWrittenLength = 6;

/**
 * Returns the object of a submission, including deleted ones, since it was delivered. If there were ever two, returns the one
 * with the lower number.
 */
export async function findObject(
  { request }: Login,
  { submissionProperty }: Settings,
  submission: Guid,
): Promise<VaultObjectRef | undefined> {
  const condition = submissionProperty === null ? 'p0*' : `p${String(submissionProperty)}`;
  try {
    const found = await request(foundObjectsSchema, {
      method: 'GET',
      path: `objects?${condition}=${submission}&d=include&limit=10`,
    });
    return found.Items.map(objectRefFromWire).toSorted((one, other) => one.id - other.id)[0];
  } catch (error) {
    if (!(error instanceof VaultError) || error.code !== 'not-found') throw error;
    // An error in the configuration, not in the submission: delivery waits until it is corrected.
    throw new VaultError('unexpected-response', `The vault can't search for submissions: ${error.message}`, {
      cause: error,
    });
  }
}

/** An object to create. */
interface ObjectToCreate {
  readonly object: NewVaultObject;
  readonly files: readonly NewVaultFile[];
  /** Awaited immediately before the creation; rejects when the object must not be created. */
  readonly confirmClaim?: (() => Promise<void>) | undefined;
}

/**
 * Creates the object of a submission, or returns the existing one. Uploads may take minutes, during which another process may
 * have created it, so the vault is searched after them.
 */
export async function createObject(
  login: Login,
  settings: Settings,
  { object, files, confirmClaim }: ObjectToCreate,
): Promise<VaultObjectRef> {
  const search = (): Promise<VaultObjectRef | undefined> => findObject(login, settings, object.submission);
  let properties: readonly PropertyAssignment[];
  try {
    properties = await propertiesOf(login, settings, object);
  } catch (error) {
    // The class may be gone since the object was created.
    const created = isInvalidObject(error) ? await search() : undefined;
    if (created === undefined) throw await explainedFailure(login, error, object);
    return created;
  }
  const uploads: object[] = [];
  for (const file of files) uploads.push(await upload(login, file));
  const existing = await search();
  if (existing !== undefined) return existing;
  await confirmClaim?.();
  try {
    return objectRefFromWire(
      await login.request(objectVersionSchema, {
        method: 'POST',
        path: `objects/${String(object.objectType)}`,
        json: {
          PropertyValues: properties.map((property) => propertyValueToWire(property, settings.timeZone)),
          Files: uploads,
        },
        creates: true,
      }),
    );
  } catch (error) {
    throw await explainedFailure(login, error, { ...object, properties });
  }
}

/** The failure with the parts that were refused, and without submitted values. */
async function explainedFailure(login: Login, error: unknown, object: NewVaultObject): Promise<unknown> {
  if (!(error instanceof VaultError)) return error;
  const message = withoutValues(error.message, object);
  const refused = await refusedParts(login, object, error.code, message);
  if (refused.length === 0 && message === error.message) return error;
  return new VaultError(error.code, message, { cause: error.cause, refused });
}

function isInvalidObject(error: unknown): boolean {
  return error instanceof VaultError && error.code === 'invalid-object';
}

/** The vault may repeat what it refuses; submitted values must stay out of messages. */
function withoutValues(message: string, { title, properties }: NewVaultObject): string {
  const written = [title, ...properties.map(({ value }) => String(value.value))]
    .filter((text) => text.length >= minWrittenLength)
    .toSorted((one, other) => other.length - one.length);
  return written.reduce((left, text) => left.replaceAll(text, '…'), message);
}

async function upload({ request }: Login, file: NewVaultFile): Promise<object> {
  const { title, extension, size } = file;
  const content = { content: file.open(), size };
  const { UploadID } = await request(uploadSchema, { method: 'POST', path: 'files', content });
  // A title that ends with the extension would get it twice (docs/protocols/m-files.md#files).
  return { UploadID, Title: title, Extension: extension, Size: size };
}

async function propertiesOf(
  login: Login,
  { submissionProperty }: Settings,
  { class: classId, title, submission, objectType, properties }: NewVaultObject,
): Promise<readonly PropertyAssignment[]> {
  const titleId = await titlePropertyOf(login, classId);
  const shownTitle = submissionProperty === null ? titleWith(title, submission) : title;
  const own: PropertyAssignment[] = [
    { propertyDef: classProperty, value: { dataType: dataTypes.lookup, value: classId } },
  ];
  if (titleId !== undefined)
    own.push({ propertyDef: titleId, value: { dataType: dataTypes.text, value: shownTitle } });
  if (submissionProperty !== null)
    own.push({ propertyDef: submissionProperty, value: { dataType: dataTypes.text, value: submission } });
  if (
    objectType === documentType &&
    properties.every(({ propertyDef }) => propertyDef !== singleFileProperty)
  )
    own.push({ propertyDef: singleFileProperty, value: { dataType: dataTypes.boolean, value: false } });
  const taken = new Set(own.map(({ propertyDef }) => propertyDef));
  return [
    ...own,
    ...properties.filter(({ propertyDef }) => propertyDef !== titleId || !taken.has(propertyDef)),
  ];
}

/**
 * The property that names objects of the class; undefined when the vault sets it automatically
 * (docs/protocols/m-files.md#objects).
 */
async function titlePropertyOf({ request }: Login, classId: number): Promise<number | undefined> {
  const path = `structure/classes/${String(classId)}`;
  const { NamePropertyDef } = await request(extendedClassSchema, { method: 'GET', path, creates: true });
  const property = NamePropertyDef ?? titleProperty;
  if (property === titleProperty) return property;
  const def = await request(propertyDefSchema, {
    method: 'GET',
    path: `structure/properties/${String(property)}`,
  });
  return isAutomatic(def) ? undefined : property;
}

/** The title by which the object is found again when no property is configured for that. */
function titleWith(title: string, submission: Guid): string {
  const shortened = [...title].slice(0, maxText - submission.length - 1).join('');
  return `${shortened} ${submission}`;
}
