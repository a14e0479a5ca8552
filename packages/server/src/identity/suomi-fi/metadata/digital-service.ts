import { identityAttributeNames, identityAttributes } from '@form-portal/domain';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';

/** Languages in which the operator wants every text. */
export const serviceLanguages = ['fi', 'sv', 'en'] as const;

const inThreeLanguages = z.strictObject({
  fi: z.string().min(1).max(500),
  sv: z.string().min(1).max(500),
  en: z.string().min(1).max(500),
});
const addresses = z.strictObject({ fi: z.url(), sv: z.url(), en: z.url() });
const attributeNames = identityAttributeNames.map((name) => identityAttributes[name].setting);

const digitalServiceSchema = z.strictObject({
  /** Shown by the identity provider: whom people identify themselves for. */
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
  /** Whether identification fails when the population register cannot be asked. */
  vtjVerificationRequired: z.boolean().default(true),
  /** The attributes of the permit, spelled as in the site's settings; absent: all that the portal can use. */
  requestedAttributes: z.optional(z.array(z.enum(attributeNames))),
});

/** The organisation, its contacts and the texts that the service's metadata carries. */
export type DigitalService = z.infer<typeof digitalServiceSchema>;

/** Reads the file, JSON or YAML. Throws an error that says what is wrong with it, in words for an operator. */
export async function readDigitalService(path: string): Promise<DigitalService> {
  const parsed = digitalServiceSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path: at, message }) => `${at.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(problems.join('; '));
}
