import type { Guid } from '@form-portal/domain';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../db/key-ring.ts';
import { isEqual } from './is-equal.ts';

/** Tokens of previewed forms: the sender of a test submission has opened the preview of that form under that name. */
export interface PreviewTokens {
  tokenOf(form: Guid, administrator: string): string;
  /** Whether a token is the one of this form and name; compared in constant time. */
  opens(form: Guid, administrator: string, token: string): boolean;
}

/** Creates the tokens of an installation, the same in each of its processes. */
export function createPreviewTokens(keys: KeyRing): PreviewTokens {
  const signatureOf = (key: Buffer, form: Guid, administrator: string) =>
    createHmac('sha256', key).update(`preview\0${form}\0${administrator}`).digest('base64url');
  return {
    tokenOf: (form, administrator) => signatureOf(keys.current(), form, administrator),
    opens: (form, administrator, token) =>
      keys.all().some((key) => isEqual(token, signatureOf(key, form, administrator))),
  };
}
