import { failed, ok, type Result } from '../../problems/result.ts';
import { formSchemaVersion } from './form-schema.wire.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * Upgrades of a document by one version each; the index is the version to upgrade from. Entries are only
 * added, never edited.
 */
const upgrades: readonly ((document: Document) => Document)[] = [
  // 0 → 1: version 1 only added optional members (Revision, UpdatedAt, CheckAnswers, SummaryPdf,
  // TitleTemplate).
  (document) => document,
  // 1 → 2: version 2 only added optional members (form logic).
  (document) => document,
];

/**
 * Upgrades a form document of any known version to the current one. A document without `SchemaVersion` is
 * version 0, the specification's original format. Values that are not objects are returned unchanged for
 * the schema to refuse. Problem code: `request.invalid` with path `SchemaVersion` for an unknown version.
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
