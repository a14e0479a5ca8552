import type { FormListItem } from '@form-portal/domain';
import { formListToWire } from '@form-portal/domain/wire';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import { cachedResponse, type CachedResponse } from '../http/response/cached-response.ts';
import type { FormStore } from './forms.store.ts';

/** The list that visitors see (specification D6), and how often any form was changed before it was made. */
interface PublishedList {
  readonly version: number;
  readonly items: readonly FormListItem[];
  /** The items as the call answers them. */
  readonly answer: CachedResponse;
}

/** The forms that are enabled and shown in the portal. */
export interface PublishedForms {
  list(): Promise<PublishedList>;
}

interface Deps {
  readonly documents: SiteDocuments;
  readonly forms: FormStore;
}

/** Makes the list once for every change of any form, however many ask for it. */
export function createPublishedForms({ documents, forms }: Deps): PublishedForms {
  let known: PublishedList | undefined;
  return {
    async list() {
      const { forms: version } = await documents.versions();
      if (known?.version === version) return known;
      const items = (await forms.list()).filter((form) => form.enabled && form.listed);
      known = { version, items, answer: cachedResponse(JSON.stringify(formListToWire(items))) };
      return known;
    },
  };
}
