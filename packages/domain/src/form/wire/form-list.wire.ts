import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../../guid.wire.ts';
import { localizedTextSchema } from '../../text/localized-text.wire.ts';
import type { Availability } from '../opening/form-opening.ts';
import { formLimits } from '../form-limits.ts';
import type { FormListItem } from '../form.ts';

/** An item of the form list on the wire (specification §3, Form list item). */
export const formListItemSchema = z.object({
  GUID: guidSchema,
  Name: localizedTextSchema(formLimits.name),
  /** Plain text under the name; absent for none. */
  ListDescription: z.optional(localizedTextSchema(formLimits.listDescription)),
  SuomiFiEnabled: z.boolean(),
  /** Whether the form takes answers now; absent for a form without opening times and cap. */
  Opening: z.optional(
    z.object({
      State: z.enum(['open', 'not-open-yet', 'closed', 'full']),
      /** ISO 8601 UTC; absent when it is open, or that is not known. */
      OpensAt: z.optional(z.string()),
      /** When it closes, or closed; ISO 8601 UTC; absent for never. */
      ClosesAt: z.optional(z.string()),
    }),
  ),
});

type FormListItemWire = z.infer<typeof formListItemSchema>;

/** The form list on the wire. */
export const formListSchema = z.array(formListItemSchema);

/** The parsed form list. */
export type FormListWire = z.infer<typeof formListSchema>;

/** Converts a parsed list item. */
export function formListItemFromWire({
  GUID,
  Name,
  ListDescription,
  SuomiFiEnabled,
  Opening,
}: FormListItemWire): FormListItem {
  return {
    guid: guidFromWire(GUID),
    name: Name,
    ...(ListDescription !== undefined && { listDescription: ListDescription }),
    suomiFiEnabled: SuomiFiEnabled,
    ...(Opening !== undefined && { availability: availabilityFromWire(Opening) }),
  };
}

/** Converts a form list to its wire form. */
export function formListToWire(items: readonly FormListItem[]): FormListWire {
  return items.map(formListItemToWire);
}

/** Converts a list item to its wire form. */
export function formListItemToWire({
  guid,
  name,
  listDescription,
  suomiFiEnabled,
  availability,
}: FormListItem): FormListItemWire {
  return {
    GUID: guid,
    Name: name,
    ...(listDescription !== undefined && { ListDescription: listDescription }),
    SuomiFiEnabled: suomiFiEnabled,
    ...(availability !== undefined && { Opening: availabilityToWire(availability) }),
  };
}

type AvailabilityWire = NonNullable<FormListItemWire['Opening']>;

function availabilityToWire(availability: Availability): AvailabilityWire {
  const { state } = availability;
  switch (state) {
    case 'open':
      return { State: state, ...closing(availability.closesAt) };
    case 'not-open-yet':
      return { State: state, OpensAt: availability.opensAt, ...closing(availability.closesAt) };
    case 'closed':
      return { State: state, ...closing(availability.closedAt) };
    case 'full':
      return { State: state };
  }
}

function closing(at: string | null): Pick<AvailabilityWire, 'ClosesAt'> {
  return at === null ? {} : { ClosesAt: at };
}

function availabilityFromWire({ State, OpensAt = '', ClosesAt }: AvailabilityWire): Availability {
  switch (State) {
    case 'open':
      return { state: 'open', closesAt: ClosesAt ?? null };
    case 'not-open-yet':
      return { state: 'not-open-yet', opensAt: OpensAt, closesAt: ClosesAt ?? null };
    case 'closed':
      return { state: 'closed', closedAt: ClosesAt ?? '' };
    case 'full':
      return { state: 'full' };
  }
}
