import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../guid.wire.ts';
import { localizedTextSchema } from '../localized-text.wire.ts';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../result.ts';
import type { FormListItem } from './form.ts';

/** The form list on the wire (specification section 3, Form list item). */
export const formListSchema = z.array(
  z.object({ GUID: guidSchema, Name: localizedTextSchema(1_000), SuomiFiEnabled: z.boolean() }),
);

/** The form list, read. */
export type FormListWire = z.infer<typeof formListSchema>;

/** Reads a form list. Problem code: `request.invalid` with the path of each fault. */
export function formListFromWire(value: unknown): Result<readonly FormListItem[]> {
  const parsed = parseWire(formListSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map((item) => ({
      guid: guidFromWire(item.GUID),
      name: item.Name,
      suomiFiEnabled: item.SuomiFiEnabled,
    })),
  );
}

/** Writes a form list. */
export function formListToWire(items: readonly FormListItem[]): FormListWire {
  return items.map((item) => ({ GUID: item.guid, Name: item.name, SuomiFiEnabled: item.suomiFiEnabled }));
}
