import { isListedNow, isWritten, type FormListItem } from '@form-portal/domain';
import { formListToWire } from '@form-portal/domain/wire';
import { createHash } from 'node:crypto';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import { cachedResponse, type CachedResponse } from '../http/response/cached-response.ts';
import type { FormsStore } from './forms.store.ts';
import type { FormAvailability } from '../form-opening/form-availability.ts';

/** The list that visitors see (specification D6). */
interface PublishedList {
  /** Identifies the content: how often any form was changed, and which of them take answers now. */
  readonly version: string;
  readonly items: readonly FormListItem[];
  /** The items as the API returns them. */
  readonly response: CachedResponse;
}

/** The forms that are enabled and shown in the portal. */
export interface PublishedForms {
  list(): Promise<PublishedList>;
}

interface Deps {
  readonly documents: SiteDocuments;
  readonly forms: FormsStore;
  readonly availability: Pick<FormAvailability, 'list'>;
  readonly now: () => Date;
}

/** Builds the list once for every change of a form or of its availability, however many request it. */
export function createPublishedForms({ documents, forms, availability, now }: Deps): PublishedForms {
  let cached: PublishedList | undefined;

  /** The description is part of the document, which the store parses once for each revision. */
  async function withListDescription(item: FormListItem): Promise<FormListItem> {
    const listDescription = (await forms.find(item.guid))?.listDescription;
    return listDescription === undefined || !isWritten(listDescription) ? item : { ...item, listDescription };
  }

  return {
    async list() {
      const [{ forms: changes }, openings] = await Promise.all([documents.versions(), availability.list()]);
      const at = now().getTime();
      const listed = new Map([...openings].filter(([, availability]) => isListedNow(availability, at)));
      const version = openings.size === 0 ? String(changes) : `${changes}-${digestOf([...listed])}`;
      if (cached?.version === version) return cached;
      const published = (await forms.list()).filter((form) => form.enabled && form.listed);
      const described = await Promise.all(published.map(withListDescription));
      const items = described.flatMap((form): FormListItem[] => {
        if (!openings.has(form.guid)) return [form];
        const current = listed.get(form.guid);
        return current === undefined ? [] : [{ ...form, availability: current }];
      });
      cached = { version, items, response: cachedResponse(JSON.stringify(formListToWire(items))) };
      return cached;
    },
  };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
