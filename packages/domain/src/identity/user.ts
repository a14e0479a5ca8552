import type { IdentityAttribute } from './identity-attributes.ts';

/** Identity attributes that a person's identification brought, only those that were present and not empty. */
export type IdentityValues = Readonly<Partial<Record<IdentityAttribute, string>>>;

/** Signed in with a name and a password of the vault; `admin` is the vault's word. */
export interface VaultUser {
  readonly type: 'mfiles';
  readonly name: string;
  readonly admin: boolean;
}

/** Identified by the national service; never an administrator. */
export interface NationalUser {
  readonly type: 'saml';
  readonly name: string;
  readonly admin: false;
  readonly attributes: IdentityValues;
}

/** Signed in by single sign-on; `admin` comes from the vault or a configured claim (specification D19). */
export interface CloudUser {
  readonly type: 'cloud';
  readonly name: string;
  readonly admin: boolean;
}

/** Somebody who is signed in. Nobody is `null`. */
export type User = VaultUser | NationalUser | CloudUser;
