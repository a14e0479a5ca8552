import {
  appliedAttributes,
  cleanFileName,
  identityAssignments,
  localDay,
  objectTitle,
  splitName,
  textIn,
  toVaultObject,
  uniqueName,
  type Catalogue,
  type DisplayLocale,
  type FieldTypes,
  type Guid,
  type PropertyAssignment,
  type SavedForm,
  type Settings,
  type StoredSubmission,
  type VaultStructure,
} from '@form-portal/domain';
import type { BlobStore } from '@form-portal/storage';
import type { NewVaultFile } from '@form-portal/vault';
import { createHash } from 'node:crypto';
import { localeIn } from '../http/site-locale.ts';
import { oneChunk } from '../one-chunk.ts';
import type { PreparedDelivery } from './deliver-one.ts';

/** Dependencies of preparing a delivery. */
interface PrepareDeliveryDeps {
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly readStructure: () => Promise<VaultStructure>;
  /** The whole submission as a PDF (specification D12). */
  readonly renderSummary: (submission: StoredSubmission) => Promise<Buffer>;
  readonly fieldTypes: FieldTypes;
  readonly blobs: Pick<BlobStore, 'open'>;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** Creates the function that builds object and files from a stored submission, by the current settings, languages and structure. */
export function createPrepareDelivery(
  deps: PrepareDeliveryDeps,
): (submission: Guid) => Promise<PreparedDelivery> {
  return async (guid) => {
    const submission = await deps.findSubmission(guid);
    if (submission === undefined) throw new Error('A submission in the outbox does not exist');
    const { form: formGuid, deliveryRevision } = submission;
    const form = await deps.findFormRevision(formGuid, deliveryRevision);
    if (form === undefined)
      throw new Error(`Revision ${deliveryRevision} of form ${formGuid} does not exist`);
    const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
    // Objects are for staff: in the site's default language, whatever the visitor's.
    const locale = localeIn(catalogue, settings.defaultLanguage, settings);
    const { answers, logic, reference, test } = submission;
    const shared = { form, answers, fieldTypes: deps.fieldTypes, locale };
    const date = localDay(new Date(submission.receivedAt), deps.timeZone);
    const title = objectTitle({ ...shared, date, reference, isTest: test !== null });
    const identity = await identityProperties(deps, { submission, form, settings });
    const predefined = await appliedPredefined(deps, submission, form);
    const object = toVaultObject({ ...shared, logic, predefined, identity, title, submission: guid });
    const names = namesInVault(form, submission, locale);
    const summary = form.summaryPdf ? [await summaryFile(deps, submission, { locale, names })] : [];
    return { object, files: [...summary, ...attachmentFiles(deps, submission, names)] };
  };
}

/** The predefined fields that applied at acceptance; all that the form had then when its rules depended on no answers. */
async function appliedPredefined(
  { findFormRevision }: PrepareDeliveryDeps,
  { form: guid, formRevision, logic }: StoredSubmission,
  form: SavedForm,
): Promise<readonly Guid[]> {
  if (logic !== null) return logic.predefined;
  const accepted = form.revision === formRevision ? form : await findFormRevision(guid, formRevision);
  return (accepted?.predefinedFields ?? []).map((predefined) => predefined.guid);
}

/** What the identity values of an object depend on. */
interface IdentitySource {
  readonly submission: StoredSubmission;
  readonly form: SavedForm;
  readonly settings: Settings;
}

/** Identity values by the site's current mapping (specification D15). */
async function identityProperties(
  { readStructure }: PrepareDeliveryDeps,
  { submission, form, settings }: IdentitySource,
): Promise<readonly PropertyAssignment[]> {
  const applied = appliedAttributes(settings.suomifi, form.identity, submission.identity);
  if (applied.length === 0) return [];
  const { properties } = await readStructure();
  const types = new Map(properties.map(({ id, dataType }) => [id, dataType]));
  return identityAssignments(applied, (property) => types.get(property));
}

async function summaryFile(
  { renderSummary }: PrepareDeliveryDeps,
  submission: StoredSubmission,
  { locale: { text }, names }: { readonly locale: DisplayLocale; readonly names: readonly string[] },
): Promise<NewVaultFile> {
  const bytes = await renderSummary(submission);
  const cleaned = cleanFileName(`${text('summaryTitle')} ${submission.reference}.pdf`);
  const name = uniqueName(cleaned.ok ? cleaned.value : `${submission.reference}.pdf`, names);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...titleAndExtension(name), size: bytes.length, sha256, open: () => oneChunk(bytes) };
}

/**
 * The names of the attachments in the vault, in their order: those of requested files begin with the name of the request in the
 * site's language, `Tilinpäätös – x.pdf`.
 */
function namesInVault(
  form: SavedForm,
  { attachments }: StoredSubmission,
  { language, defaultLanguage }: DisplayLocale,
): readonly string[] {
  const requests = form.attachments.requests ?? [];
  const taken: string[] = [];
  for (const { name, request } of attachments) {
    const requested = requests.find(({ guid }) => guid === request);
    const prefix = requested === undefined ? '' : textIn(requested.name, language, defaultLanguage).trim();
    const cleaned = cleanFileName(prefix === '' ? name : `${prefix.replaceAll(/[/\\]/g, '-')} – ${name}`);
    // Cleaning fails when only dots are left of a prefix that is too long; the name itself was cleaned when it was received.
    taken.push(uniqueName(cleaned.ok ? cleaned.value : name, taken));
  }
  return taken;
}

function attachmentFiles(
  { blobs }: PrepareDeliveryDeps,
  { attachments }: StoredSubmission,
  names: readonly string[],
): readonly NewVaultFile[] {
  return attachments.map(({ name, size, sha256 }, index) => ({
    ...titleAndExtension(names[index] ?? name),
    size,
    sha256,
    open: () => blobs.open(sha256),
  }));
}

function titleAndExtension(name: string): Pick<NewVaultFile, 'title' | 'extension'> {
  const { stem, ending } = splitName(name);
  return { title: stem, extension: ending.slice(1) };
}
