import type { Problem } from '../problem.ts';
import type { User } from './user.ts';

/** What somebody is to the server (specification D5). */
export type Role = 'anonymous' | 'identified' | 'vault-user' | 'admin';

const everyone: readonly Role[] = ['anonymous', 'identified', 'vault-user', 'admin'];
const accountHolders: readonly Role[] = ['vault-user', 'admin'];
const admins: readonly Role[] = ['admin'];

/** Who may do what: read by the server's guard and by pages that show or hide. Source: specification §6, specification D5 and D6. */
export const permissions = {
  /** List published forms and open enabled ones. */
  'forms.open': everyone,
  /** Send a form; a form may ask for identification on top. */
  'forms.submit': everyone,
  /** Fetch one's own receipt by its token. */
  'receipt.read': everyone,
  /** Read settings, translations and file types. */
  'site.read': everyone,
  /** Sign in and out, ask who is signed in. */
  'session.use': everyone,
  /** Look after one's own account: password and sessions. */
  'account.use': accountHolders,
  /** See and end everybody's sessions. */
  'sessions.administer': admins,
  /** Ask whether the portal lives and is ready. */
  'health.read': everyone,
  /** See a form that is not enabled; it can't be sent. */
  'forms.preview': admins,
  /** List, open, save, delete and restore every form. */
  'forms.administer': admins,
  'settings.write': admins,
  'translations.write': admins,
  /** Read the vault's structure and value lists. */
  'structure.read': admins,
  /** Look at submissions, deliver them again, remove them from the portal. */
  'submissions.administer': admins,
  /** Read the log of who did what. */
  'audit.read': admins,
  /** Find, export and erase what is held about a person. */
  'privacy.administer': admins,
  /** Look at the embedded vault's objects and files, keep its structure, check whichever vault there is. */
  'vault.administer': admins,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Something that somebody may or may not do. */
export type Action = keyof typeof permissions;

/** The role of whoever is signed in; nobody is anonymous. */
export function roleOf(user: User | null): Role {
  if (user === null) return 'anonymous';
  if (user.type === 'saml') return 'identified';
  return user.admin ? 'admin' : 'vault-user';
}

/** Whether somebody may do something. */
export function may(user: User | null, action: Action): boolean {
  return permissions[action].includes(roleOf(user));
}

/** Whether somebody is an administrator, whichever way they signed in (specification D5). */
export function mayAdminister(user: User | null): boolean {
  return roleOf(user) === 'admin';
}

/**
 * Why somebody may not do something: `sign-in.required` (401) for nobody, `permission.denied` (403) for somebody without the right;
 * undefined when they may.
 */
export function permissionProblem(user: User | null, action: Action): Problem | undefined {
  if (may(user, action)) return undefined;
  return { code: user === null ? 'sign-in.required' : 'permission.denied' };
}
