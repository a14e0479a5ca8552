import type { Guid } from '@form-portal/domain';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../db/key-ring.ts';
import { isEqual } from './is-equal.ts';

/** The signed instant at which a form was opened: shows how long a person took to fill it in (specification D37). */
export interface OpenedAt {
  /** Signs the instant for a hidden input of a page. */
  sign(form: Guid, at: Date): string;
  /** The instant that a post returns; undefined when it was not signed here, or for another form. */
  read(form: Guid, signed: string): Date | undefined;
}

/** Signs with a key that all processes of the installation share. */
export function createOpenedAt(keys: KeyRing): OpenedAt {
  const signatureOf = (key: Buffer, form: Guid, moment: string) =>
    createHmac('sha256', key).update(`${form}\0${moment}`).digest('base64url').slice(0, 22);
  return {
    sign(form, at) {
      const moment = at.getTime().toString(36);
      return `${moment}.${signatureOf(keys.current(), form, moment)}`;
    },
    read(form, signed) {
      const [, moment, signature] = /^([0-9a-z]{1,11})\.([\w-]{22})$/.exec(signed) ?? [];
      if (moment === undefined || signature === undefined) return undefined;
      return keys.all().some((key) => isEqual(signature, signatureOf(key, form, moment)))
        ? new Date(Number.parseInt(moment, 36))
        : undefined;
    },
  };
}
