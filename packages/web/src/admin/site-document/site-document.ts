import { sameContent } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import {
  catalogueFromWire,
  catalogueToWire,
  settingsFromWire,
  settingsToWire,
} from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndReadVersion, type Versioned } from '../api/call.ts';
import { takeKeptEdits, type KeptEdits } from './kept-edits.ts';
import { mergeEdits, type Clash, type Json } from './merge-edits.ts';
import type { ChangeRules } from '../unsaved-changes/unsaved-changes.ts';
import type { Catalogue, Result, Settings } from '@form-portal/domain';
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

/** A version of a document: as it is stored, or with changes on top of that. */
export interface DocumentVersion<Value> extends Versioned<Value> {
  /** Members that somebody else changed in a different way meanwhile. */
  readonly clashes: readonly Clash[];
}

/** A document when its page opens. */
export interface OpenedDocument<Value> {
  readonly stored: DocumentVersion<Value>;
  /** With the edits that were kept over a sign-in; otherwise as it is stored. */
  readonly initial: DocumentVersion<Value>;
}

/** Unsaved changes of a document. Conflicts are merged member by member. */
export function documentRules<Value>(document: SiteDocument<Value>): ChangeRules<DocumentVersion<Value>> {
  const { toWire } = document;
  return {
    isSame: (one, other) => one.value === other.value || sameContent(toWire(one.value), toWire(other.value)),
    rebase: ({ value }, { version }) => ({ value, version, clashes: [] }),
    merge: ({ baseline, current }, theirs) =>
      withEdits(document, theirs, { before: toWire(baseline.value), mine: toWire(current.value) }),
  };
}

/** Fetches a document to edit it, together with the edits that were kept over a sign-in. */
export function siteDocumentQuery<Value>(document: SiteDocument<Value>) {
  return queryOptions({
    queryKey: ['site-document', document.name],
    queryFn: async (): Promise<OpenedDocument<Value>> => {
      const stored = await fetchDocument(document);
      const kept = takeKeptEdits(document.name);
      return { stored, initial: kept === null ? stored : withEdits(document, stored, kept) };
    },
    // Two screens never share a document that one of them edits.
    gcTime: 0,
  });
}

/** The document as it is stored now. Throws `CallError`. */
export async function fetchDocument<Value>(document: SiteDocument<Value>): Promise<DocumentVersion<Value>> {
  return { ...(await callAndReadVersion(document.readRoute, {}, document.fromWire)), clashes: [] };
}

/** Saves a document over the version it was edited from; returns it as it is stored then. Throws `CallError`. */
export async function saveDocument<Value>(
  { saveRoute, fromWire, toWire }: SiteDocument<Value>,
  { value, version }: Versioned<Value>,
): Promise<DocumentVersion<Value>> {
  const input = { body: toWire(value), ifMatch: version };
  return { ...(await callAndReadVersion(saveRoute, input, fromWire)), clashes: [] };
}

/** Edits of an older version on top of the stored one: both people's changes are kept. */
function withEdits<Value>(
  document: SiteDocument<Value>,
  stored: DocumentVersion<Value>,
  { before, mine }: KeptEdits,
): DocumentVersion<Value> {
  const { merged, clashes } = mergeEdits(before, mine, document.toWire(stored.value));
  const value = document.fromWire(merged);
  return value.ok ? { ...stored, value: value.value, clashes } : stored;
}
