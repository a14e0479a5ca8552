import type { Result } from '@form-portal/domain';
import type { BlobStore, SpaceReserve } from '@form-portal/storage';
import type {
  EmbeddedVaultAdministration,
  EmbeddedVaultObjects,
  Vault,
  VaultAccount,
} from '@form-portal/vault';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { OAuthConfig } from '../config/oauth-config.ts';
import type { CodeReads } from './code-reads.ts';
import type { FaceLogins } from './logins.store.ts';
import type { FaceTokens } from './token.ts';
import type { FaceUploads } from './uploads.store.ts';

/** Tokens of the identity provider that programs bring in place of one of the vault's (docs/protocols/m-files.md#single-sign-on). */
export interface FaceBearers {
  /** What clients are told. */
  readonly configuration: Pick<
    OAuthConfig,
    'clientId' | 'scope' | 'authorizationEndpoint' | 'tokenEndpoint' | 'tokenKind'
  >;
  /** Whom a token names and until when (ms since 1970); undefined when it is refused. */
  subjectOf(token: string): Promise<{ readonly subject: string; readonly expiresAt: number } | undefined>;
}

/** What the face works with. */
export interface FaceDeps {
  readonly vault: Pick<Vault, 'findAccount' | 'checkHealth'>;
  readonly administration: EmbeddedVaultAdministration;
  readonly objects: EmbeddedVaultObjects;
  readonly codeReads: CodeReads;
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  readonly logins: FaceLogins;
  readonly uploads: FaceUploads;
  readonly audit: Pick<AuditEvents, 'signedInToFace' | 'signedOutOfFace'>;
  readonly tokens: FaceTokens;
  /** Null: nobody logs in by a token of an identity provider. */
  readonly bearers: FaceBearers | null;
  /** The same limits hold as for the portal's own sign-in. */
  readonly signIn: (attempt: {
    readonly username: string;
    readonly password: string;
    readonly address: string;
    /** Programs keep no token of a device. */
    readonly device: undefined;
    readonly nextDevice: undefined;
  }) => Promise<Result<VaultAccount>>;
  readonly now: () => Date;
  /** IANA name: what a date and time without a zone is in. */
  readonly timeZone: string;
  /** How clients tell the vault from others; lower case, without braces. */
  readonly vaultGuid: string;
  readonly vaultName: string;
  /** Longest life of a token. */
  readonly maxLoginMs: number;
  /** Largest file. */
  readonly maxUploadBytes: number;
  /** The media type of a file by its extension. */
  readonly mediaTypeOf: (extension: string) => string;
  readonly log: FastifyBaseLogger;
}
