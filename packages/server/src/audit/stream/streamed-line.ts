import type { StreamedRow } from './audit-stream.store.ts';

/** A row as one line of JSON, with everything that a receiver needs to verify the chain. */
export function lineOf({ number, id, at, event, actor, subject, detail, hash }: StreamedRow): string {
  return JSON.stringify({
    Number: number,
    ID: id,
    At: at,
    Event: event,
    Actor: actor,
    Subject: subject,
    Detail: detail,
    Hash: hash,
  });
}
