import { identityAttributeNames, identityAttributes } from '@form-portal/domain';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';

/** Languages in which the operator requires every text. */
export const serviceLanguages = ['fi', 'sv', 'en'] as const;

const inThreeLanguages = z.strictObject({
  fi: z.string().min(1).max(500),
  sv: z.string().min(1).max(500),
  en: z.string().min(1).max(500),
});
const addresses = z.strictObject({ fi: z.url(), sv: z.url(), en: z.url() });
const attributeNames = identityAttributeNames.map((name) => identityAttributes[name].setting);

const digitalServiceSchema = z.strictObject({
  /** The name that the identity provider shows to people who identify themselves. */
  displayName: inThreeLanguages,
  description: inThreeLanguages,
  privacyStatementUrl: addresses,
  logo: z.optional(z.strictObject({ url: z.url(), width: z.int().min(1), height: z.int().min(1) })),
  organisation: z.strictObject({ name: inThreeLanguages, displayName: inThreeLanguages, url: addresses }),
  contacts: z
    .array(
      z.strictObject({
        type: z.enum(['technical', 'administrative', 'support']),
        firstName: z.string().min(1),
        lastName: z.string().min(1),
        email: z.email(),
      }),
    )
    .min(1),
  /** Whether identification fails when the population register cannot be reached. */
  vtjVerificationRequired: z.boolean().default(true),
  /** The attributes that the permit grants, spelled as in the site's settings; absent: all that the portal can use. */
  requestedAttributes: z.optional(z.array(z.enum(attributeNames))),
});

/** The organisation, contacts and texts in the service's metadata. */
export type DigitalService = z.infer<typeof digitalServiceSchema>;

/** Reads the file, JSON or YAML. Throws an error that tells an operator what is wrong with it. */
export async function readDigitalService(path: string): Promise<DigitalService> {
  const parsed = digitalServiceSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path: at, message }) => `${at.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(problems.join('; '));
}
