import { failed, ok, type Result } from '../result.ts';
import { formSchemaVersion } from './form-schema.wire.ts';

type Document = Readonly<Record<string, unknown>>;

/** Brings a document of one version to the next; the place in the list is the version it starts from. Only added, never edited. */
const upgrades: readonly ((document: Document) => Document)[] = [
  // 0 → 1: version 1 only added members that may be absent (Revision, UpdatedAt, CheckAnswers, SummaryPdf,
  // TitleTemplate).
  (document) => document,
];

/**
 * A form document of any known version in the shape of the newest. A document without `SchemaVersion` is version 0, the
 * specification's own shape. What is no object is passed on for the schema to refuse. Problem code: `request.invalid` with path
 * `SchemaVersion` for a version that this portal does not know yet.
 */
export function upgradeFormDocument(value: unknown): Result<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ok(value);
  const document: Document = { ...value };
  const version = document['SchemaVersion'] ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return ok(value);
  if (version > formSchemaVersion) {
    const params = { reason: 'newer-version', version, known: formSchemaVersion };
    return failed({ code: 'request.invalid', path: 'SchemaVersion', params });
  }
  const upgraded = upgrades.slice(version).reduce((older, upgrade) => upgrade(older), document);
  return ok({ ...upgraded, SchemaVersion: formSchemaVersion });
}
