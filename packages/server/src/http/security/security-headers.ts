import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';

const year = 31_536_000;

/** The policy of everything but pages, such as pictures and downloads: nothing may load or run, and no page may frame it. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a file that was uploaded or is generated from submitted content: inert, and with an opaque origin. */
export const downloadPolicy = `sandbox; ${inertPolicy}`;

/** Other origins that a page needs. */
export interface OtherOrigins {
  /** Origins that its script connects to. */
  readonly connectTo?: readonly string[];
  /** Origins of its pictures. */
  readonly imagesFrom?: readonly string[];
}

/** Builds a page's policy; the hashes identify its inline style elements. */
export type ContentSecurityPolicy = (styleHashes: readonly string[], others?: OtherOrigins) => string;

/** The configuration that the headers depend on. */
interface SecurityHeaderOptions {
  readonly publicUrl: string;
  /** Whether https is enforced on every subdomain of the public address too. */
  readonly hstsSubdomains: boolean;
}

/** Headers of every response, also of one to a request that cannot be parsed: a table, because that response is written to the socket. */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: SecurityHeaderOptions): Readonly<Record<string, string>> {
  return {
    ...headersOfHelmet({
      // It varies by page.
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:') && {
        maxAge: year,
        includeSubDomains: hstsSubdomains,
      },
      // Browsers prepare another process for it, which makes the first paint a tenth later.
      originAgentCluster: false,
      // `frame-ancestors` of the policy replaces it, and has an exception.
      xFrameOptions: false,
    }),
    'content-security-policy': strictPolicy([]),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** The headers that Helmet sets on any response, with their names in lower case. */
function headersOfHelmet(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** The strict policy; the only inline content it allows are the style elements with the given hashes. */
export const strictPolicy: ContentSecurityPolicy = (styleHashes, others = {}) => {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return policyWith([`style-src ${styles}`, connectSource(others.connectTo), imageSource(others)]);
};

/** During development, the tool that reloads pages adds styles inline and keeps a socket open. */
export const developmentPolicy: ContentSecurityPolicy = (_styleHashes, others = {}) =>
  policyWith([
    "style-src 'self' 'unsafe-inline'",
    connectSource(['ws:', ...(others.connectTo ?? [])]),
    imageSource(others),
  ]);

function connectSource(others: readonly string[] = []): string {
  return ["connect-src 'self'", ...others].join(' ');
}

function imageSource({ imagesFrom = [] }: OtherOrigins): string {
  return ["img-src 'self' data:", ...imagesFrom].join(' ');
}

function policyWith(directives: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The hash that identifies an inline style element in the policy. */
export function styleHash(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
