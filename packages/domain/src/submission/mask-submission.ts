import type { Answers, FieldTypes } from '../field-type/field-type.ts';
import { noProperty, type Form } from '../form/form.ts';
import { identityAttributeNames, type IdentityAttribute } from '../identity/identity-attributes.ts';
import { maskIdentityCodes, maskPropertyText } from '../identity/mask-identity-codes.ts';
import { maskPersonalIdentityCode } from '../identity/personal-identity-code.ts';
import { dashes } from '../text/dashes.ts';
import type { IdentityValues } from '../users/user.ts';
import { parseAnswerKey, type AnswerKey } from './answers/answer-key.ts';
import type { StoredRequest } from './requests/request-state.ts';
import type { StoredSubmission } from './submission.ts';

/**
 * Masks a submission for administrators: personal identity codes in answers, identity values and names of
 * files. `codeProperty` is the vault property of identity codes, undefined when there is none.
 */
export function maskSubmission(
  submission: StoredSubmission,
  form: Pick<Form, 'fields'>,
  codeProperty: number | undefined,
): StoredSubmission {
  return {
    ...submission,
    answers: maskAnswers(submission, form, codeProperty),
    identity: maskIdentityValues(submission.identity),
    attachments: submission.attachments.map((file) => ({ ...file, name: maskIdentityCodes(file.name) })),
    requests: submission.requests.map(maskRequest),
  };
}

/** Masks what became of a requested file: personal identity codes in the name of the file that it is part of. */
export function maskRequest(request: StoredRequest): StoredRequest {
  const { otherFile } = request;
  return otherFile === undefined ? request : { ...request, otherFile: maskIdentityCodes(otherFile) };
}

/**
 * Masks the answers to sensitive fields and the code of the identification, also in answers and names of
 * files, for the visitor's own receipt, which may be printed and passed on; other codes are kept. Returns the
 * submission itself when there is nothing to mask.
 */
export function maskSensitiveAnswers(
  submission: StoredSubmission,
  { fields }: Pick<Form, 'fields'>,
  fieldTypes: FieldTypes,
): StoredSubmission {
  const sensitive = new Set(
    fields.filter((field) => fieldTypes.get(field.type).isSensitive?.(field)).map(({ guid }) => guid),
  );
  const { identity, answers } = submission;
  const { personalIdentityCode: code = '' } = identity;
  const masked = Object.entries(answers).flatMap(([key, answer]): [string, string][] => {
    if (typeof answer !== 'string') return [];
    if (sensitive.has(parseAnswerKey(key as AnswerKey).guid))
      return [[key, maskPersonalIdentityCode(answer)]];
    const text = maskCode(answer, code);
    return text === answer ? [] : [[key, text]];
  });
  if (masked.length === 0 && code === '') return submission;
  return {
    ...submission,
    answers: { ...answers, ...Object.fromEntries(masked) },
    identity: maskIdentityValues(identity),
    attachments: submission.attachments.map((file) => ({ ...file, name: maskCode(file.name, code) })),
    requests: submission.requests.map((request) =>
      request.otherFile === undefined
        ? request
        : { ...request, otherFile: maskCode(request.otherFile, code) },
    ),
  };
}

/** Masks a verified code wherever a text contains it, in upper or lower case and with any dash; empty: there is none. */
function maskCode(text: string, code: string): string {
  if (code === '') return text;
  const literal = code.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const withAnyDash = literal.replaceAll('-', `[${dashes}]`);
  return text.replaceAll(new RegExp(withAnyDash, 'giu'), maskPersonalIdentityCode);
}

/** Everything that decides which texts of a submission are identity codes. */
export interface CodeClues {
  /** The vault property of identity codes; undefined when there is none. */
  readonly codeProperty: number | undefined;
  /** The verified code of the sender, Finnish or foreign; undefined when the submission has none. */
  readonly senderCode: string | undefined;
}

/** Masks the text of an answer for administrators; `property` is the vault property of its field. */
export function maskAnswerText(
  text: string,
  property: number,
  { codeProperty, senderCode }: CodeClues,
): string {
  return maskCode(maskPropertyText(text, property, codeProperty), senderCode ?? '');
}

function maskAnswers(
  { answers, identity }: Pick<StoredSubmission, 'answers' | 'identity'>,
  { fields }: Pick<Form, 'fields'>,
  codeProperty: number | undefined,
): Answers {
  const clues = { codeProperty, senderCode: identity.personalIdentityCode };
  const properties = new Map(fields.map(({ guid, property }) => [guid, property]));
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const property = properties.get(parseAnswerKey(key as AnswerKey).guid) ?? noProperty;
      return [key, typeof answer === 'string' ? maskAnswerText(answer, property, clues) : answer];
    }),
  );
}

/**
 * Masks the identity codes in the details of an identification; the detail for the code is masked as one,
 * whatever its format.
 */
export function maskIdentityValues(values: IdentityValues): IdentityValues {
  const masked: Partial<Record<IdentityAttribute, string>> = {};
  for (const attribute of identityAttributeNames) {
    const value = values[attribute];
    if (value === undefined) continue;
    masked[attribute] =
      attribute === 'personalIdentityCode' ? maskPersonalIdentityCode(value) : maskIdentityCodes(value);
  }
  return masked;
}
