import * as z from 'zod/mini';

/** What the browser needs to start single sign-on, returned by `GET /api/auth/config` (specification §3). */
export const signOnConfigSchema = z.object({
  ClientID: z.string(),
  Scope: z.string(),
  AuthorizationEndpoint: z.string(),
  TokenEndpoint: z.string(),
  /** Whether the ID token is sent to `POST /api/set-token`; otherwise the access token is. */
  UseIdTokenAsAccessToken: z.boolean(),
  /**
   * Binds the ID token to this browser: sent as `nonce` in the authorisation request (OpenID Connect Core
   * 3.1.2.1).
   */
  Nonce: z.string(),
  /** What the callback's `iss` must be (RFC 9207); empty when the portal does not know it. */
  Issuer: z.string(),
  /** Whether the provider announces that its callback has an `iss`, which then must be there. */
  NamesIssuer: z.boolean(),
  /** `prompt` of the authorisation request; empty to omit it. */
  Prompt: z.string(),
});

/** {@link signOnConfigSchema} as a type. */
export type SignOnConfigWire = z.infer<typeof signOnConfigSchema>;
