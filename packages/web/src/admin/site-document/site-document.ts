import { routes } from '@form-portal/domain/api';
import {
  catalogueFromWire,
  catalogueToWire,
  settingsFromWire,
  settingsToWire,
} from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndReadVersion, type Versioned } from '../api/call.ts';
import { findKeptEdits } from './kept-edits.ts';
import { mergeEdits, type Clash, type Json } from './merge-edits.ts';
import type { Catalogue, Result, Settings } from '@form-portal/domain';
import type { Route } from '@form-portal/domain/api';

/** A document of the whole site that administrators open, change and save as one. */
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

/** A document that is worked on. */
export interface OpenedDocument<Value> {
  /** As it is stored. */
  readonly base: Versioned<Value>;
  readonly value: Value;
  /** What somebody else changed in another way meanwhile. */
  readonly clashes: readonly Clash[];
}

/** Fetches a document to work on it, together with the edits that were kept over a sign-in. */
export function siteDocumentQuery<Value>(document: SiteDocument<Value>) {
  return queryOptions({
    queryKey: ['site-document', document.name],
    queryFn: async () => {
      const base = await fetchDocument(document);
      const kept = findKeptEdits(document.name);
      return kept === null
        ? { base, value: base.value, clashes: [] }
        : openedOver(document, base, { before: kept.before, mine: kept.mine });
    },
    // Two screens never share what one of them works on.
    gcTime: 0,
  });
}

/** The document as it is stored now. */
export function fetchDocument<Value>(document: SiteDocument<Value>): Promise<Versioned<Value>> {
  return callAndReadVersion(document.readRoute, {}, document.fromWire);
}

/** Edits of an older version, taken over to the stored one: both people's changes are kept. */
export function openedOver<Value>(
  document: SiteDocument<Value>,
  base: Versioned<Value>,
  { before, mine }: { readonly before: Json; readonly mine: Json },
): OpenedDocument<Value> {
  const { merged, clashes } = mergeEdits(before, mine, document.toWire(base.value));
  const value = document.fromWire(merged);
  return value.ok ? { base, value: value.value, clashes } : { base, value: base.value, clashes: [] };
}
