import { exportRequestSchema, dataSubjectSchema, eraseRequestSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, readDataSubject, type DataSubject, type Result } from '@form-portal/domain';
import type { ExportRequestWire, EraseResultWire, PersonDataWire } from '@form-portal/domain/api';
import type { Erasure } from './erase-person.ts';
import type { FoundObject, FoundSubmission, PersonData } from './find-person.ts';

/** The data held about a person. */
export function personDataToWire({ items, sessions }: PersonData): PersonDataWire {
  return { Items: items.map(itemToWire), Sessions: sessions.length };
}

function itemToWire(item: FoundSubmission | FoundObject): PersonDataWire['Items'][number] {
  if (item.kind === 'object') {
    const { id, title, object } = item;
    return {
      Kind: 'object',
      ID: id,
      Title: title,
      FormName: {},
      At: object.created,
      Status: null,
      FileCount: object.fileCount,
    };
  }
  const { id, submission, formName, fileCount } = item;
  const { reference, receivedAt, status } = submission;
  return {
    Kind: 'submission',
    ID: id,
    Title: reference,
    FormName: { ...formName },
    At: receivedAt,
    Status: status,
    FileCount: fileCount,
  };
}

/** The outcome for each chosen item: erased or kept. One that is no longer found counts as gone. */
export function erasureToWire(
  outcomes: Erasure['outcomes'],
  chosen: ExportRequestWire['Items'],
  sessions: number,
): EraseResultWire {
  const attempted = new Set(outcomes.map(({ item: { kind, id } }) => `${kind} ${id}`));
  return {
    Erased: outcomes
      .filter(({ kept }) => kept === null)
      .map(({ item: { kind, id } }) => ({ Kind: kind, ID: id })),
    Kept: [
      ...outcomes.flatMap(({ item: { kind, id }, kept }) =>
        kept === null ? [] : [{ Kind: kind, ID: id, Reason: kept }],
      ),
      ...chosen
        .filter(({ Kind, ID }) => !attempted.has(`${Kind} ${ID}`))
        .map(({ Kind, ID }) => ({ Kind, ID, Reason: 'gone' as const })),
    ],
    Sessions: sessions,
  };
}

/** Reads a person to look for. Problem code: `request.invalid`. */
export function dataSubjectFromWire(body: unknown): Result<DataSubject> {
  const parsed = parseWire(dataSubjectSchema, body);
  return parsed.ok ? readDataSubject(parsed.value.By, parsed.value.Value) : parsed;
}

/** The items that an administrator chose among those found of a person. */
export interface ChosenItems {
  readonly subject: DataSubject;
  readonly items: ExportRequestWire['Items'];
}

/** Reads a choice. Problem code: `request.invalid`. */
export function chosenFromWire(body: unknown): Result<ChosenItems> {
  const parsed = parseWire(exportRequestSchema, body);
  if (!parsed.ok) return parsed;
  const subject = readDataSubject(parsed.value.By, parsed.value.Value);
  return subject.ok ? ok({ subject: subject.value, items: parsed.value.Items }) : subject;
}

/** Reads a choice that is to be erased. Problem code: `request.invalid`. */
export function erasureFromWire(body: unknown): Result<ChosenItems & { readonly cancelWaiting: boolean }> {
  const parsed = parseWire(eraseRequestSchema, body);
  if (!parsed.ok) return parsed;
  const chosen = chosenFromWire(body);
  return chosen.ok ? ok({ ...chosen.value, cancelWaiting: parsed.value.CancelWaiting ?? false }) : chosen;
}
