import {
  failed,
  type AdministeredUser,
  type Problem,
  type Result,
  type Settings,
  type UserDraft,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { StructureAdministration } from '@form-portal/vault';
import type { Transaction } from 'kysely';
import type { AccountChange, AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Exchange, UserSession } from '../http/user-session.ts';

/** Dependencies of changing an account. */
export interface SaveUserDeps {
  readonly vault: Pick<StructureAdministration, 'listUsers' | 'saveUser'>;
  readonly readSettings: () => Promise<Settings>;
  /** Why a session may not make changes that require the password again; undefined when it may. */
  readonly confirmationProblem: (session: UserSession | null) => Problem | undefined;
  /** Ends all sessions of an account, and its logins through the M-Files API. */
  readonly endSessionsOf: (transaction: Transaction<ServerTables>, account: string) => Promise<void>;
  /** Begins a new session of the sender of the request, who has set their own password. */
  readonly signInAgain: (account: string, exchange: Exchange) => Promise<void>;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'accountChanged'>;
}

/** An account to save, and the request that saves it. */
export interface SaveUserInput {
  /** Null for a new account. */
  readonly id: number | null;
  readonly draft: UserDraft;
  readonly exchange: Exchange;
}

/** Changes that require the administrator's password again (decision 0030). */
const changesToConfirm: readonly AccountChange[] = ['admin-granted', 'password-changed'];

/** Changes that end the sessions of the account. */
const changesEndingSessions: readonly AccountChange[] = ['admin-removed', 'disabled', 'password-changed'];

/**
 * Saves an account. Administrators who set their own password stay signed in, in a new session. Problem codes besides the vault's own:
 * `session.confirmation-needed`.
 */
export async function saveUser(
  deps: SaveUserDeps,
  { id, draft, exchange }: SaveUserInput,
): Promise<Result<number>> {
  const { session } = exchange;
  const { vault, database, audit } = deps;
  const before = id === null ? undefined : (await vault.listUsers()).find((user) => user.id === id);
  const changes = changesOf(before, draft);
  if (changes.some((change) => changesToConfirm.includes(change))) {
    const problem = deps.confirmationProblem(session);
    if (problem !== undefined) return failed(problem);
  }
  const saved = await vault.saveUser(id, draft, (await deps.readSettings()).siteName);
  if (!saved.ok || changes.length === 0) return saved;
  await database.write(async (transaction) => {
    if (changes.some((change) => changesEndingSessions.includes(change)))
      await deps.endSessionsOf(transaction, String(saved.value));
    for (const change of changes)
      await audit.accountChanged(transaction, session?.user ?? null, change, draft.username);
  });
  if (draft.password !== undefined && session?.account === String(saved.value)) {
    // Does nothing when the same change disables the account: nobody is signed in then.
    await deps.signInAgain(session.account, exchange);
  }
  return saved;
}

function changesOf(before: AdministeredUser | undefined, draft: UserDraft): readonly AccountChange[] {
  const isEnabled = draft.enabled ?? before?.enabled ?? true;
  const wasEnabled = before?.enabled ?? true;
  const couldAdminister = before !== undefined && before.admin && before.enabled;
  const canAdminister = draft.admin && isEnabled;
  const changes: readonly (readonly [AccountChange, boolean])[] = [
    ['admin-granted', canAdminister && !couldAdminister],
    ['admin-removed', before?.admin === true && !draft.admin],
    ['enabled', isEnabled && !wasEnabled],
    ['disabled', !isEnabled && wasEnabled],
    ['password-changed', before !== undefined && draft.password !== undefined],
  ];
  return changes.flatMap(([change, isMade]) => (isMade ? [change] : []));
}
