import { ok, sameContent } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import {
  catalogueFromWire,
  catalogueToWire,
  settingsFromWire,
  settingsToWire,
} from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndReadVersion, type Versioned } from '../api/call.ts';
import { translationsMeta } from '../api/query-client.ts';
import { findKeptEdits, forgetKeptEdits, type KeptEdits } from './kept-edits.ts';
import { mergeEdits, withMember, type Clash, type Json } from './merge-edits.ts';
import type { ChangeRules } from '../unsaved-changes/unsaved-changes.ts';
import type { Catalogue, Problem, Result, Settings } from '@form-portal/domain';
import type { Route } from '@form-portal/domain/api';

/** A document of the whole site that administrators edit and save as a whole. */
export interface SiteDocument<Value> {
  readonly name: 'settings' | 'translations';
  readonly readRoute: Route;
  readonly saveRoute: Route;
  readonly fromWire: (value: unknown) => Result<Value>;
  readonly toWire: (value: Value) => Json;
}

/** The site's settings. */
export const settingsDocument: SiteDocument<Settings> = {
  name: 'settings',
  readRoute: routes.readSettings,
  saveRoute: routes.saveSettings,
  fromWire: settingsFromWire,
  toWire: settingsToWire,
};

/** The portal's languages. */
export const translationsDocument: SiteDocument<Catalogue> = {
  name: 'translations',
  readRoute: routes.readTranslations,
  saveRoute: routes.saveTranslations,
  fromWire: catalogueFromWire,
  toWire: catalogueToWire,
};

/** A version of a document: the stored one, or one with changes. */
export interface DocumentVersion<Value> extends Versioned<Value> {
  /** Members that somebody else changed in a different way in the meantime. */
  readonly clashes: readonly Clash[];
}

/** A document as its page opens. */
export interface OpenedDocument<Value> {
  readonly stored: DocumentVersion<Value>;
  /** The stored version with the edits that were kept during a sign-in, if any. */
  readonly initial: DocumentVersion<Value>;
  /** Why the kept edits could not be applied; they remain kept. Empty when they could, and when there are none. */
  readonly problems: readonly Problem[];
}

/** Unsaved changes of a document. Conflicts are merged member by member. */
export function documentRules<Value>(document: SiteDocument<Value>): ChangeRules<DocumentVersion<Value>> {
  const { toWire } = document;
  return {
    isSame: (one, other) => one.value === other.value || sameContent(toWire(one.value), toWire(other.value)),
    rebase: ({ value }, { version }) => ({ value, version, clashes: [] }),
    merge: ({ baseline, current }, theirs) =>
      applyEdits(document, theirs, { before: toWire(baseline.value), mine: toWire(current.value) }),
  };
}

/** Fetches a document to edit it, together with the edits that were kept during a sign-in. */
export function siteDocumentQuery<Value>(document: SiteDocument<Value>) {
  return queryOptions({
    queryKey: ['site-document', document.name],
    meta: document.name === 'translations' ? translationsMeta : {},
    queryFn: async () => openDocument(document, await fetchDocument(document)),
    // Screens don't share the document: each edits its own.
    gcTime: 0,
  });
}

/** Fetches the stored document. Throws `CallError`. */
export async function fetchDocument<Value>(document: SiteDocument<Value>): Promise<DocumentVersion<Value>> {
  return { ...(await callAndReadVersion(document.readRoute, {}, document.fromWire)), clashes: [] };
}

/** Saves a document over the version it was edited from; returns the stored version. Throws `CallError`. */
export async function saveDocument<Value>(
  { saveRoute, fromWire, toWire }: SiteDocument<Value>,
  { value, version }: Versioned<Value>,
): Promise<DocumentVersion<Value>> {
  const input = { body: toWire(value), ifMatch: version };
  return { ...(await callAndReadVersion(saveRoute, input, fromWire)), clashes: [] };
}

/** Applies the edits kept in this tab to the stored version and then forgets them. */
export function openDocument<Value>(
  document: SiteDocument<Value>,
  stored: DocumentVersion<Value>,
): OpenedDocument<Value> {
  const kept = findKeptEdits(document.name);
  if (kept === null) return { stored, initial: stored, problems: [] };
  const edited = applyEdits(document, stored, kept);
  if (!edited.ok) return { stored, initial: stored, problems: edited.problems };
  forgetKeptEdits(document.name);
  return { stored, initial: edited.value, problems: [] };
}

/** A version with the other administrator's value of a clashing member. Fails when the result is not a valid document. */
export function takeMember<Value>(
  document: SiteDocument<Value>,
  edited: DocumentVersion<Value>,
  clash: Clash,
): Result<DocumentVersion<Value>> {
  const value = document.fromWire(withMember(document.toWire(edited.value), clash.path, clash.theirs));
  if (!value.ok) return value;
  return ok({ ...edited, value: value.value, clashes: edited.clashes.filter((other) => other !== clash) });
}

/** Applies edits of an older version to the stored one: both people's changes are kept. Fails when the result is not a valid document. */
function applyEdits<Value>(
  document: SiteDocument<Value>,
  stored: DocumentVersion<Value>,
  { before, mine }: KeptEdits,
): Result<DocumentVersion<Value>> {
  const { merged, clashes } = mergeEdits(before, mine, document.toWire(stored.value));
  const value = document.fromWire(merged);
  return value.ok ? ok({ ...stored, value: value.value, clashes }) : value;
}
