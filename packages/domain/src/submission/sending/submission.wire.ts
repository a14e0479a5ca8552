import * as z from 'zod/mini';
import { formLimits } from '../../form/form-limits.ts';
import { guidFromWire, guidOrEmptySchema, guidOrNullFromWire, guidSchema } from '../../guid.wire.ts';
import { parseWire } from '../../parse.wire.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import { answerKey, type AnswerKey } from '../answers/answer-key.ts';
import type { RawAnswer } from '../answers/answers.ts';
import { requestStateKinds } from '../requests/request-state.ts';
import { maxProofLength } from './proof-of-work.ts';
import type { SentStagedFiles } from '../files/staged-files.ts';
import type { SubmissionPart } from './submission-part.ts';

/** Maximum number of fields read from one submission; more than any form has (specification D34), each row counted. */
const maxSentFields = 5_000;

/** More than any portal allows (specification D34). */
const maxStagedFiles = 200;
const maxStagedTokenLength = 100;

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * The `submission` part of a multipart post (specification §7). Members that are not used may hold
 * anything.
 */
export const submissionSchema = z.object({
  GUID: z.nullish(guidOrEmptySchema),
  FormGUID: z.nullish(guidOrEmptySchema),
  Fields: z.nullish(
    z
      .array(
        z.object({
          GUID: guidSchema,
          Row: z.nullish(z.int().check(z.minimum(1), z.maximum(formLimits.rows))),
          Value: z.optional(z.union([scalarSchema, z.array(scalarSchema).check(z.maxLength(maxSentFields))])),
          MFilesPropertyDef: z.optional(z.unknown()),
          DataType: z.optional(z.unknown()),
        }),
      )
      .check(z.maxLength(maxSentFields)),
  ),
  Class: z.optional(z.unknown()),
  Language: z.nullish(z.string().check(z.maxLength(500))),
  Website: z.nullish(z.string().check(z.maxLength(2_000))),
  OpenedAt: z.nullish(z.string().check(z.maxLength(1_000))),
  Proof: z.nullish(z.string().check(z.maxLength(maxProofLength))),
  Owner: z.nullish(z.string().check(z.maxLength(100))),
  Corrects: z.nullish(guidOrEmptySchema),
  /** The states chosen for requested files. */
  Requests: z.nullish(
    z
      .array(
        z.object({
          GUID: guidSchema,
          State: z.enum(requestStateKinds),
          /** The name of the file that it is part of. */
          File: z.nullish(z.string().check(z.maxLength(500))),
        }),
      )
      .check(z.maxLength(maxSentFields)),
  ),
  /** Staged files of earlier posts without script, as listed on the page. */
  StagedFiles: z.nullish(
    z.object({
      Token: z.string().check(z.maxLength(maxStagedTokenLength)),
      Files: z
        .array(z.object({ ID: guidSchema, Name: z.string().check(z.maxLength(500)) }))
        .check(z.maxLength(maxStagedFiles)),
    }),
  ),
  /** A test submission of an administrator, with the token of the preview. */
  Test: z.nullish(z.object({ Token: z.string().check(z.maxLength(200)), Deliver: z.boolean() })),
});

/** The parsed `submission` part. */
export type SubmissionWire = z.infer<typeof submissionSchema>;

type ValueWire = NonNullable<SubmissionWire['Fields']>[number]['Value'];

/**
 * Parses the `submission` part. Never throws. A value may be any JSON scalar or a list of them; the field's
 * type interprets it. Problem code: `request.invalid` with the path of each fault, including a field sent
 * twice in one row.
 */
export function submissionFromWire(value: unknown): Result<SubmissionPart> {
  const parsed = parseWire(submissionSchema, value);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  const answers = new Map<AnswerKey, RawAnswer>();
  for (const [index, field] of (wire.Fields ?? []).entries()) {
    const key = answerKey(guidFromWire(field.GUID), field.Row ?? 1);
    if (answers.has(key)) {
      const params = { reason: 'sent-twice' };
      return failed({ code: 'request.invalid', path: `Fields[${index}].GUID`, params });
    }
    answers.set(key, rawAnswerFromWire(field.Value));
  }
  return ok({
    guid: guidOrNullFromWire(wire.GUID),
    formGuid: guidOrNullFromWire(wire.FormGUID),
    answers,
    language: wire.Language === '' ? null : (wire.Language ?? null),
    robotTrap: wire.Website ?? '',
    openedAt: wire.OpenedAt === '' ? null : (wire.OpenedAt ?? null),
    proof: wire.Proof === '' ? null : (wire.Proof ?? null),
    owner: wire.Owner ?? null,
    corrects: guidOrNullFromWire(wire.Corrects),
    requestStates: new Map(
      (wire.Requests ?? []).map(({ GUID, State, File }) => [
        guidFromWire(GUID),
        { kind: State, file: State === 'other-file' ? File || null : null },
      ]),
    ),
    staged: stagedFromWire(wire.StagedFiles),
    test: wire.Test ? { token: wire.Test.Token, mode: wire.Test.Deliver ? 'deliver' : 'keep' } : null,
  });
}

function stagedFromWire(wire: SubmissionWire['StagedFiles']): SentStagedFiles | null {
  if (!wire) return null;
  return {
    token: wire.Token,
    files: wire.Files.map(({ ID, Name }) => ({ id: guidFromWire(ID), name: Name })),
  };
}

/** Keeps a list of numbers; any other list becomes texts, without its nulls. */
function rawAnswerFromWire(value: ValueWire): RawAnswer {
  if (value === undefined || !Array.isArray(value)) return value ?? null;
  if (value.every((part) => typeof part === 'number')) return value;
  return value.filter((part) => part !== null).map(String);
}
