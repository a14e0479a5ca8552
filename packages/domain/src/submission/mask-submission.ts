import type { Answers } from '../field-type.ts';
import type { Form } from '../form/form.ts';
import { identityAttributeNames, type IdentityAttribute } from '../identity/identity-attributes.ts';
import { maskIdentityCodes, maskPropertyText } from '../identity/mask-identity-codes.ts';
import { maskPersonalIdentityCode } from '../identity/personal-identity-code.ts';
import type { IdentityValues } from '../identity/user.ts';
import type { StoredSubmission } from './submission.ts';

/**
 * Masks a submission for administrators: personal identity codes in answers, identity values and attachment
 * names. `codeProperty` is the vault property of identity codes, undefined when there is none.
 */
export function maskSubmission(
  submission: StoredSubmission,
  form: Pick<Form, 'fields'>,
  codeProperty: number | undefined,
): StoredSubmission {
  return {
    ...submission,
    answers: maskAnswers(submission.answers, form, codeProperty),
    identity: maskIdentity(submission.identity),
    attachments: submission.attachments.map((one) => ({ ...one, name: maskIdentityCodes(one.name) })),
  };
}

function maskAnswers(
  answers: Answers,
  { fields }: Pick<Form, 'fields'>,
  codeProperty: number | undefined,
): Answers {
  const properties = new Map<string, number>(fields.map(({ guid, property }) => [guid, property]));
  return Object.fromEntries(
    Object.entries(answers).map(([guid, answer]) => [
      guid,
      typeof answer === 'string'
        ? maskPropertyText(answer, properties.get(guid) ?? -1, codeProperty)
        : answer,
    ]),
  );
}

function maskIdentity(values: IdentityValues): IdentityValues {
  const masked: Partial<Record<IdentityAttribute, string>> = {};
  for (const attribute of identityAttributeNames) {
    const value = values[attribute];
    if (value === undefined) continue;
    masked[attribute] =
      attribute === 'personalIdentityCode' ? maskPersonalIdentityCode(value) : maskIdentityCodes(value);
  }
  return masked;
}
