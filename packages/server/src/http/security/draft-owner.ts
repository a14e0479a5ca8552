import type { NationalUser, User } from '@form-portal/domain';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../db/key-ring.ts';

/**
 * Marks the owner of a draft, and of the submission that it becomes. A mark reveals nothing about the person, and is the same at
 * every identification and in every process until the key is rotated.
 */
export interface DraftOwner {
  /** The person's mark; empty when nobody is identified. */
  of(user: User | null): string;
  /** Marks of the same person under earlier keys, which drafts and submissions may still carry. */
  formerOf(user: User | null): readonly string[];
  /** Whether a mark is, or was, the person's. */
  owns(user: User | null, mark: string): boolean;
}

/** Creates the marks with a secret of the installation, without which nobody can identify the owner or forge a mark. */
export function createDraftOwner(keys: KeyRing): DraftOwner {
  const marksOf = (user: User | null): readonly string[] =>
    user?.type === 'saml' ? keys.all().map((key) => markOf(key, user)) : [''];
  return {
    of: (user) => marksOf(user)[0] ?? '',
    formerOf: (user) => marksOf(user).slice(1),
    owns: (user, mark) => marksOf(user).includes(mark),
  };
}

function markOf(key: Buffer, { attributes, name }: NationalUser): string {
  // Names change with the language of the identification; the code does not.
  const person = attributes.personalIdentityCode ?? name;
  return createHmac('sha256', key).update(person).digest('base64url').slice(0, 22);
}
