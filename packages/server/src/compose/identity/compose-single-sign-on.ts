import type { Database } from '@form-portal/storage';
import type { VaultSignOn } from '@form-portal/vault';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { Config } from '../../config.ts';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import type { ServerTables } from '../../db/tables.ts';
import { createProviderKeys } from '../../identity/single-sign-on/provider-keys.ts';
import type { SignInByTokenDeps } from '../../identity/single-sign-on/sign-in-by-token.ts';
import { createConfiguredProvider } from '../../identity/single-sign-on/sign-on-provider.ts';
import { createVaultProvider } from '../../identity/single-sign-on/vault-provider.ts';
import { createSignOnCookie } from '../../identity/single-sign-on/sign-on-cookie.ts';
import { createUsedTokens } from '../../identity/single-sign-on/used-tokens.store.ts';
import { checkBearer, type FindKey } from '../../identity/single-sign-on/check-token.ts';
import { IdentityRefusal } from '../../identity/identity-refusal.ts';
import type { MfwsBearers } from '../../mfws/mfws-deps.ts';
import type { IdentityParts } from './compose-identity.ts';
import type { Chore } from '../chores/maintenance.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Single sign-on. */
export interface SingleSignOn {
  readonly parts: SignInByTokenDeps;
  readonly chores: readonly Chore[];
  /** For programs that speak to the face; null where the portal itself verifies no tokens. */
  readonly bearers: MfwsBearers | null;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly identity: IdentityParts;
  /** Of the vault; undefined where it has none of its own. */
  readonly signOn: VaultSignOn | undefined;
}

/**
 * Makes single sign-on: by the portal's own configuration, else by that of a vault which may have one; null where neither can. The
 * provider need not be there yet: its keys are fetched at the first sign-in.
 */
export function composeSingleSignOn(
  { oauth, publicUrl, signInLimit }: Config,
  { database, audit, identity, signOn }: Deps,
  { now, randomBytes, log }: SystemDeps,
): SingleSignOn | null {
  const findKey = oauth === null ? undefined : createProviderKeys({ oauth, now });
  const provider =
    oauth !== null && findKey !== undefined
      ? createConfiguredProvider(oauth, findKey)
      : signOn && createVaultProvider(signOn);
  if (provider === undefined) return null;
  const usedTokens = createUsedTokens({ database, now });
  const { userSessions, rateLimits } = identity;
  return {
    parts: {
      ...{ provider, usedTokens, userSessions, rateLimits, signInLimit, database, audit, now, log },
      cookie: createSignOnCookie(publicUrl, randomBytes),
    },
    bearers: oauth !== null && findKey !== undefined ? bearersBy(oauth, findKey, now) : null,
    chores: [{ name: 'purge used tokens', everyMs: 10 * 60_000, run: () => usedTokens.purge() }],
  };
}

/** The origin where browsers fetch tokens; null while nobody can sign on. */
export async function signOnOriginOf(singleSignOn: SingleSignOn | null): Promise<string | null> {
  const configured = await singleSignOn?.parts.provider.readConfiguration();
  return configured ? new URL(configured.tokenEndpoint).origin : null;
}

function bearersBy(oauth: OAuthConfig, findKey: FindKey, now: () => Date): MfwsBearers {
  return {
    configuration: oauth,
    async subjectOf(token) {
      try {
        const { subject, expiresAt } = await checkBearer(oauth, findKey, { token, at: now() });
        return { subject, expiresAt };
      } catch (error) {
        if (error instanceof IdentityRefusal) return undefined;
        throw error;
      }
    },
  };
}
