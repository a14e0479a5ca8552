import type { IdentityAttribute } from '../identity/identity-attributes.ts';

/** Identity attributes received from an identification; only those that were present and not empty. */
export type IdentityValues = Readonly<Partial<Record<IdentityAttribute, string>>>;

/** Signed in with a vault account; the vault decides `admin`. */
export interface VaultUser {
  readonly type: 'mfiles';
  readonly name: string;
  readonly admin: boolean;
}

/** Identified by Suomi.fi; never an administrator. */
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

/** A signed-in user; null when signed out. */
export type User = VaultUser | NationalUser | CloudUser;
