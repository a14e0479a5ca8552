import { minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { VaultSignOn } from '@form-portal/vault';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { Config } from '../../config.ts';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import type { ServerTables } from '../../db/tables.ts';
import { createDiscovery } from '../../identity/single-sign-on/discovery.ts';
import { createProviderKeys, type FindKey } from '../../identity/single-sign-on/provider-keys.ts';
import type { SignInByTokenDeps } from '../../identity/single-sign-on/sign-in-by-token.ts';
import { createConfiguredProvider } from '../../identity/single-sign-on/sign-on-provider.ts';
import { createVaultProvider } from '../../identity/single-sign-on/vault-provider.ts';
import { createSignOnCookie } from '../../identity/single-sign-on/sign-on-cookie.ts';
import { createUsedTokens, type UsedTokens } from '../../identity/single-sign-on/used-tokens.store.ts';
import { checkBearer } from '../../identity/single-sign-on/check-token.ts';
import { IdentityRefusal } from '../../identity/identity-refusal.ts';
import type { MfwsBearers } from '../../mfws/mfws-deps.ts';
import type { IdentityServices } from './compose-identity.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Single sign-on. */
export interface SingleSignOn {
  readonly routeDeps: SignInByTokenDeps;
  readonly chores: readonly Chore[];
  /** For clients of the M-Files API; null when the portal itself verifies no tokens. */
  readonly bearers: MfwsBearers | null;
}

interface Deps extends Pick<IdentityServices, 'userSessions' | 'rateLimits'> {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  /** The vault's own; undefined when it has none. */
  readonly signOn: VaultSignOn | undefined;
}

/**
 * Creates single sign-on, configured by the portal or else by the vault; null when neither configures it. The provider need not be
 * reachable yet: its keys are fetched at the first sign-in.
 */
export function composeSingleSignOn(
  { oauth, publicUrl, signInLimit }: Pick<Config, 'oauth' | 'publicUrl' | 'signInLimit'>,
  { database, audit, userSessions, rateLimits, signOn }: Deps,
  { now, randomBytes, log }: Pick<SystemDeps, 'now' | 'randomBytes' | 'log'>,
): SingleSignOn | null {
  const usedTokens = createUsedTokens({ database, now });
  const configured = oauth === null ? undefined : createFromConfig(oauth, usedTokens, now);
  const provider = configured?.provider ?? (signOn && createVaultProvider(signOn));
  if (provider === undefined) return null;
  return {
    routeDeps: {
      provider,
      cookie: createSignOnCookie(publicUrl, randomBytes),
      usedTokens,
      userSessions,
      rateLimits,
      signInLimit,
      database,
      audit,
      now,
      log,
    },
    bearers: configured?.bearers ?? null,
    chores: [{ name: 'purge used tokens', everyMs: 10 * minuteMs, run: () => usedTokens.purge() }],
  };
}

function createFromConfig(oauth: OAuthConfig, usedTokens: UsedTokens, now: () => Date) {
  const discover = createDiscovery({ issuer: oauth.issuer, now });
  const findKey = createProviderKeys({ oauth, discover, now });
  return {
    provider: createConfiguredProvider(oauth, { findKey, discover }),
    bearers: createBearers(oauth, { findKey, usedTokens, now }),
  };
}

/** The origin where browsers fetch tokens; null while single sign-on is unavailable. */
export async function signOnOriginOf(singleSignOn: SingleSignOn | null): Promise<string | null> {
  const configuration = await singleSignOn?.routeDeps.provider.readConfiguration();
  return configuration ? new URL(configuration.tokenEndpoint).origin : null;
}

interface BearerDeps {
  readonly findKey: FindKey;
  readonly usedTokens: Pick<UsedTokens, 'rememberForProgram'>;
  readonly now: () => Date;
}

function createBearers(oauth: OAuthConfig, { findKey, usedTokens, now }: BearerDeps): MfwsBearers {
  return {
    configuration: oauth,
    remember: usedTokens.rememberForProgram,
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
