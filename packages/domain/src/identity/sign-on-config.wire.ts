import * as z from 'zod/mini';

/** What the browser needs to begin a single sign-on, as `GET /api/auth/config` answers (specification §3). */
export const signOnConfigSchema = z.object({
  ClientID: z.string(),
  Scope: z.string(),
  AuthorizationEndpoint: z.string(),
  TokenEndpoint: z.string(),
  /** Whether the ID token goes to `POST /api/set-token`; else the access token does. */
  UseIdTokenAsAccessToken: z.boolean(),
  /** Ties the ID token to this browser: goes into the authorisation request as `nonce` (OpenID Connect Core 3.1.2.1). */
  Nonce: z.string(),
  /** The `prompt` of the authorisation request; empty: left out. */
  Prompt: z.string(),
});

/** {@link signOnConfigSchema} as a type. */
export type SignOnConfigWire = z.infer<typeof signOnConfigSchema>;
