import { aRow } from './a-row.ts';
import type { SubmissionDetail } from '../submission-detail.wire.ts';

/** A waiting submission without answers or files, with changes. */
export function aDetail(changes: Partial<SubmissionDetail> = {}): SubmissionDetail {
  return {
    ...aRow(changes),
    refused: [],
    questionsOf: new Map(),
    objectAddress: null,
    language: 'gb',
    corrects: null,
    correctedBy: [],
    clearedAt: null,
    sections: [],
    notAsked: [],
    verifiedDetails: [],
    attachments: [],
    requests: [],
    events: [],
    ...changes,
  };
}
