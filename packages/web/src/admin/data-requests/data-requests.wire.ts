import {
  eraseResultSchema,
  personDataSchema,
  type EraseResultWire,
  type PersonDataWire,
} from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, type LocalizedText, type Result, type SubmissionStatus } from '@form-portal/domain';
import type { Subject } from './subject.ts';

/** A submission or an object stored about a person. */
export interface PersonItem {
  readonly kind: 'submission' | 'object';
  readonly id: string;
  /** The reference, or the title of an object. */
  readonly title: string;
  readonly formName: LocalizedText;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Null for an object. */
  readonly status: SubmissionStatus | null;
  readonly fileCount: number;
}

/** Everything stored about a person. */
export interface PersonData {
  readonly items: readonly PersonItem[];
  readonly sessions: number;
}

/** The outcome of erasing. */
export interface Erasure {
  readonly erased: number;
  readonly kept: readonly {
    readonly id: string;
    readonly reason: EraseResultWire['Kept'][number]['Reason'];
  }[];
}

/** Reads everything stored about a person. */
export function personDataFromWire(value: unknown): Result<PersonData> {
  const parsed = parseWire(personDataSchema, value);
  if (!parsed.ok) return parsed;
  return ok({ items: parsed.value.Items.map(itemFromWire), sessions: parsed.value.Sessions });
}

function itemFromWire(wire: PersonDataWire['Items'][number]): PersonItem {
  const { Kind, ID, Title, FormName, At, Status, FileCount } = wire;
  return {
    kind: Kind,
    id: ID,
    title: Title,
    formName: FormName,
    at: At,
    status: Status,
    fileCount: FileCount,
  };
}

/** The body of a call about a person: the subject and the chosen items. */
export function chosenItemsToWire(subject: Subject, items: readonly PersonItem[]) {
  return { ...subject, Items: items.map(({ kind, id }) => ({ Kind: kind, ID: id })) };
}

/** Reads the outcome of erasing. */
export function erasureFromWire(value: unknown): Result<Erasure> {
  const parsed = parseWire(eraseResultSchema, value);
  if (!parsed.ok) return parsed;
  const { Erased, Kept } = parsed.value;
  return ok({ erased: Erased.length, kept: Kept.map(({ ID, Reason }) => ({ id: ID, reason: Reason })) });
}
