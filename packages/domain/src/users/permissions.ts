import type { Problem } from '../problems/problem.ts';
import type { User } from './user.ts';

/** A user's role for authorisation (specification D5). */
export type Role = 'anonymous' | 'identified' | 'vault-user' | 'admin';

const everyone: readonly Role[] = ['anonymous', 'identified', 'vault-user', 'admin'];
const accountHolders: readonly Role[] = ['vault-user', 'admin'];
const admins: readonly Role[] = ['admin'];

/**
 * Which roles may do what; used by the server's guard and by pages that show or hide controls
 * (specification §6, specification D5 and D6).
 */
export const permissions = {
  /** List published forms and open enabled ones. */
  'forms.open': everyone,
  /** Send a form; the form may require identification as well. */
  'forms.submit': everyone,
  /** Read a receipt by its token. */
  'receipt.read': everyone,
  /** Read settings, translations and file types. */
  'site.read': everyone,
  /** Sign in and out, read the current session. */
  'session.use': everyone,
  /** Manage one's own account: password and sessions. */
  'account.use': accountHolders,
  /** See and end all sessions. */
  'sessions.administer': admins,
  /** Read liveness and readiness. */
  'health.read': everyone,
  /** See a form that is not enabled; it cannot be sent. */
  'forms.preview': admins,
  /** List, open, save, delete and restore all forms. */
  'forms.administer': admins,
  'settings.write': admins,
  'translations.write': admins,
  /** Read the vault's structure and value lists. */
  'structure.read': admins,
  /** See submissions, retry their delivery, remove them from the portal. */
  'submissions.administer': admins,
  /** Read the audit log. */
  'audit.read': admins,
  /** Find, export and erase what is held about a person. */
  'privacy.administer': admins,
  /** See the embedded vault's objects and files, edit its structure, run the vault check of any vault. */
  'vault.administer': admins,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** An action that needs a permission. */
export type Action = keyof typeof permissions;

/** Returns the role of a user; null is anonymous. */
export function roleOf(user: User | null): Role {
  if (user === null) return 'anonymous';
  if (user.type === 'saml') return 'identified';
  return user.admin ? 'admin' : 'vault-user';
}

/** Whether a user may perform an action. */
export function may(user: User | null, action: Action): boolean {
  return permissions[action].includes(roleOf(user));
}

/** Whether a user is an administrator, by any sign-in method (specification D5). */
export function mayAdminister(user: User | null): boolean {
  return roleOf(user) === 'admin';
}

/**
 * Returns why a user may not perform an action: `sign-in.required` (401) when signed out,
 * `permission.denied` (403) without the permission; undefined when they may.
 */
export function permissionProblem(user: User | null, action: Action): Problem | undefined {
  if (may(user, action)) return undefined;
  return { code: user === null ? 'sign-in.required' : 'permission.denied' };
}
