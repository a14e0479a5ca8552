import type { Answer } from '../../field-type/field-type.ts';
import type { Guid } from '../../guid.ts';
import type { LanguageCode } from '../../text/localized-text.ts';
import { parseAnswerKey, type AnswerKey } from '../answers/answer-key.ts';
import type { SentTest } from './submission-part.ts';
import type { RequestStateKind, RequestStates } from '../requests/request-state.ts';
import type { SentStagedFiles } from '../files/staged-files.ts';
import type { StartedDraft } from './draft.ts';

/** One field of the `submission` part. */
export interface SentFieldWire {
  readonly GUID: string;
  /** The row of a repeatable group; absent for row 1. */
  readonly Row?: number;
  readonly Value: string | boolean | number | null;
  readonly MFilesPropertyDef: number;
  readonly DataType: number;
}

/** The `submission` part of a multipart post as the browser writes it. */
export interface SentSubmissionWire {
  readonly GUID: string;
  readonly FormGUID: string;
  readonly Fields: readonly SentFieldWire[];
  readonly Class: number | null;
  readonly Language: string;
  readonly Website: string;
  readonly OpenedAt: string;
  /** Absent when there is none. */
  readonly Proof?: string;
  readonly Owner: string;
  /** Absent when it corrects none. */
  readonly Corrects?: string;
  /** Absent when no state was chosen for a requested file. */
  readonly Requests?: readonly {
    readonly GUID: string;
    readonly State: RequestStateKind;
    /** The name of the file that it is part of; absent when none was named. */
    readonly File?: string;
  }[];
  /** Absent when no staged files are taken over. */
  readonly StagedFiles?: {
    readonly Token: string;
    readonly Files: readonly { readonly ID: string; readonly Name: string }[];
  };
  /** Absent unless it is a test submission. */
  readonly Test?: { readonly Token: string; readonly Deliver: boolean };
}

/** Data sent along with a draft. */
export interface Sending {
  readonly form: Guid;
  readonly language: LanguageCode;
  readonly robotTrap: string;
  readonly openedAt: string;
  /** Null when none was required, or none was found in time. */
  readonly proof: string | null;
  readonly owner: string;
  /** GUID of the earlier submission that this one corrects; empty when there is none. */
  readonly corrects: string;
  readonly requestStates: RequestStates;
  /** Null when no staged files are taken over. */
  readonly staged: SentStagedFiles | null;
  /** Null unless it is a test submission. */
  readonly test: SentTest | null;
}

/**
 * Converts a draft to the `submission` part: all fields; several option ids are joined by commas
 * (specification D13). Kept apart from the parser so that the visitor's browser loads no schema library.
 */
export function submissionToWire(draft: StartedDraft<unknown>, sending: Sending): SentSubmissionWire {
  return {
    GUID: draft.guid,
    FormGUID: sending.form,
    Fields: draft.fields.map((field) => ({
      ...questionToWire(field.guid),
      Value: answerToWire(field.value),
      MFilesPropertyDef: field.property,
      DataType: field.dataType,
    })),
    Class: draft.class,
    Language: sending.language,
    Website: sending.robotTrap,
    OpenedAt: sending.openedAt,
    ...(sending.proof !== null && { Proof: sending.proof }),
    Owner: sending.owner,
    ...(sending.corrects !== '' && { Corrects: sending.corrects }),
    ...(sending.requestStates.size > 0 && {
      Requests: [...sending.requestStates].map(([guid, { kind, file }]) => ({
        GUID: guid,
        State: kind,
        ...(file !== null && { File: file }),
      })),
    }),
    ...(sending.staged !== null && {
      StagedFiles: {
        Token: sending.staged.token,
        Files: sending.staged.files.map(({ id, name }) => ({ ID: id, Name: name })),
      },
    }),
    ...(sending.test !== null && {
      Test: { Token: sending.test.token, Deliver: sending.test.mode === 'deliver' },
    }),
  };
}

/** Converts the key of an answer; row 1 is not written. */
export function questionToWire(key: AnswerKey): Pick<SentFieldWire, 'GUID' | 'Row'> {
  const { guid, row } = parseAnswerKey(key);
  return { GUID: guid, ...(row > 1 && { Row: row }) };
}

/** Converts one answer: no answer is null, option ids are joined by commas (specification D13). */
export function answerToWire(answer: Answer): string | boolean | number | null {
  if (answer === null || typeof answer !== 'object') return answer;
  return answer.length === 0 ? null : answer.join(',');
}
