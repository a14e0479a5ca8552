import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../guid.wire.ts';
import { localizedTextSchema } from '../localized-text.wire.ts';
import type { FormListItem } from './form.ts';

/** An item of the form list on the wire (specification §3, Form list item). */
export const formListItemSchema = z.object({
  GUID: guidSchema,
  Name: localizedTextSchema(1_000),
  SuomiFiEnabled: z.boolean(),
});

type FormListItemWire = z.infer<typeof formListItemSchema>;

/** The form list on the wire. */
export const formListSchema = z.array(formListItemSchema);

/** The parsed form list. */
export type FormListWire = z.infer<typeof formListSchema>;

/** Converts a parsed list item. */
export function formListItemFromWire({ GUID, Name, SuomiFiEnabled }: FormListItemWire): FormListItem {
  return { guid: guidFromWire(GUID), name: Name, suomiFiEnabled: SuomiFiEnabled };
}

/** Converts a form list to its wire form. */
export function formListToWire(items: readonly FormListItem[]): FormListWire {
  return items.map(formListItemToWire);
}

/** Converts a list item to its wire form. */
export function formListItemToWire({ guid, name, suomiFiEnabled }: FormListItem): FormListItemWire {
  return { GUID: guid, Name: name, SuomiFiEnabled: suomiFiEnabled };
}
