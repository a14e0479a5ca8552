import { guidOf } from '@form-portal/domain/testing';
import type { SubmissionRow } from '../submissions.wire.ts';

/** A waiting submission in the list, with changes; its GUID follows from its reference. */
export function aRow(changes: Partial<SubmissionRow> = {}): SubmissionRow {
  const { reference = 'K7M4-2RTX-9CHD' } = changes;
  return {
    guid: guidOf(reference.slice(0, 6)),
    reference,
    form: guidOf('form'),
    formName: { gb: 'Form' },
    receivedAt: '2026-11-20T12:00:00.000Z',
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: null,
    lastError: null,
    failure: null,
    scan: null,
    object: null,
    expiresAt: null,
    attachmentCount: 0,
    test: null,
    identified: false,
    sender: null,
    ...changes,
  };
}
