import type { Result } from '@form-portal/domain';
import type { BlobStore, SpaceReserve } from '@form-portal/storage';
import type { VaultAdministration, VaultObjects, Vault, VaultAccount } from '@form-portal/vault';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { OAuthConfig } from '../config/oauth-config.ts';
import type { ServerTables } from '../db/tables.ts';
import type { CodeReads } from './objects/code-reads.ts';
import type { MfwsLogins } from './sessions/logins.store.ts';
import type { MfwsTokens } from './sessions/token.ts';
import type { MfwsUploads } from './files/uploads.store.ts';

/** Accepts tokens of the identity provider in place of the vault's own (docs/protocols/m-files.md#single-sign-on). */
export interface MfwsBearers {
  /** The part that clients may know. */
  readonly configuration: Pick<
    OAuthConfig,
    'clientId' | 'scope' | 'authorizationEndpoint' | 'tokenEndpoint' | 'tokenKind'
  >;
  /** The subject of a token and its expiry (ms since 1970); undefined when the token is refused. */
  subjectOf(token: string): Promise<{ readonly subject: string; readonly expiresAt: number } | undefined>;
  /** Records until it expires that a token has begun its login; returns false when it had begun one before. */
  remember(transaction: Transaction<ServerTables>, token: string, until: Date): Promise<boolean>;
}

/** Dependencies and settings of the M-Files API. */
export interface MfwsDeps {
  readonly vault: Pick<Vault, 'findAccount' | 'checkHealth'>;
  readonly administration: VaultAdministration;
  readonly objects: VaultObjects;
  readonly codeReads: CodeReads;
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  readonly logins: MfwsLogins;
  readonly uploads: MfwsUploads;
  readonly audit: Pick<AuditEvents, 'signedInToMfws' | 'signedOutOfMfws'>;
  readonly tokens: MfwsTokens;
  /** Null when tokens of an identity provider are not accepted. */
  readonly bearers: MfwsBearers | null;
  /** The same limits hold as for the portal's own sign-in. */
  readonly signIn: (attempt: {
    readonly username: string;
    readonly password: string;
    readonly address: string;
    /** Programs have no device token. */
    readonly device: undefined;
    readonly nextDevice: undefined;
  }) => Promise<Result<VaultAccount>>;
  readonly now: () => Date;
  /** IANA name of the time zone of dates and times without one. */
  readonly timeZone: string;
  /** Identifies the vault to clients; lower case, without braces. */
  readonly vaultGuid: string;
  readonly vaultName: string;
  /** Maximum lifetime of a token (ms). */
  readonly maxLoginMs: number;
  /** Maximum file size (bytes). */
  readonly maxUploadBytes: number;
  /** The media type of a file by its extension. */
  readonly mediaTypeOf: (extension: string) => string;
  readonly log: FastifyBaseLogger;
}
