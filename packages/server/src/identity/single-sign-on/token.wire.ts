import * as z from 'zod';

const textList = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
/** Seconds since 1970 (RFC 7519, NumericDate). */
const instant = z.number().transform((seconds) => seconds * 1000);

const headerSchema = z.object({
  alg: z.string(),
  typ: z.optional(z.string()),
  crit: z.optional(z.unknown()),
  b64: z.optional(z.unknown()),
});

const claimsSchema = z.looseObject({
  iss: z.optional(z.string()),
  aud: z.optional(textList),
  sub: z.optional(z.string()),
  exp: z.optional(instant),
  nbf: z.optional(instant),
  iat: z.optional(instant),
  nonce: z.optional(z.string()),
  azp: z.optional(z.string()),
  appid: z.optional(z.string()),
  client_id: z.optional(z.string()),
  tid: z.optional(z.string()),
  scp: z.optional(z.unknown()),
  scope: z.optional(z.unknown()),
  token_use: z.optional(z.string()),
  name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** The content of a token; instants in milliseconds since 1970. */
export interface TokenContent {
  readonly algorithm: string;
  /** The `typ` of the header in lower case; undefined: absent. */
  readonly type: string | undefined;
  /** Whether the header has `crit` (RFC 7515 section 4.1.11) or `b64` (RFC 7797), which change how a token is read. */
  readonly hasExtension: boolean;
  /** Undefined: absent. */
  readonly issuer: string | undefined;
  readonly audiences: readonly string[];
  readonly subject: string | undefined;
  readonly expiresAt: number | undefined;
  readonly notBefore: number | undefined;
  readonly issuedAt: number | undefined;
  readonly nonce: string | undefined;
  /** The clients it claims to be issued to. */
  readonly clients: readonly string[];
  readonly tenant: string | undefined;
  readonly hasScope: boolean;
  /** `id` or `access`, if the provider states it; otherwise undefined. */
  readonly use: string | undefined;
  /** Names of the person, the preferred one first; they may be empty. */
  readonly names: readonly string[];
  /** The texts of a claim, one or several; none when it is absent or something else. */
  readonly textsOf: (claim: string) => readonly string[];
}

/** Parses a token without verifying it; undefined when it is not a token (RFC 7515 section 3.1, RFC 7519). */
export function readToken(token: string): TokenContent | undefined {
  const parts = token.split('.');
  const header = headerSchema.safeParse(jsonOf(parts[0]));
  const claims = claimsSchema.safeParse(jsonOf(parts[1]));
  if (parts.length !== 3 || !header.success || !claims.success) return undefined;
  const { data } = claims;
  return {
    algorithm: header.data.alg,
    type: header.data.typ?.toLowerCase(),
    hasExtension: header.data.crit !== undefined || header.data.b64 !== undefined,
    issuer: data.iss,
    audiences: data.aud ?? [],
    subject: data.sub,
    expiresAt: data.exp,
    notBefore: data.nbf,
    issuedAt: data.iat,
    nonce: data.nonce,
    clients: [data.azp, data.appid, data.client_id].filter((client) => client !== undefined),
    tenant: data.tid,
    hasScope: data.scp !== undefined || data.scope !== undefined,
    use: data.token_use,
    names: [data.name, data.preferred_username, data.email].filter((name) => name !== undefined),
    textsOf: (claim) => textList.safeParse(Object.hasOwn(data, claim) ? data[claim] : []).data ?? [],
  };
}

function jsonOf(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
