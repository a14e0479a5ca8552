import { createHash } from 'node:crypto';

const year = 31_536_000;

/** Makes a page's policy; the hashes name its inline style elements. */
export type ContentSecurityPolicy = (styleHashes: readonly string[]) => string;

/** Headers that every answer carries, whatever it is (reference B4). */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': strictPolicy([]),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}` } : {}),
  };
}

/** The strict policy; the only inline content it allows are the style elements whose hashes it names. */
export const strictPolicy: ContentSecurityPolicy = (styleHashes) => {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return policyWith([`style-src ${styles}`]);
};

/** While the pages are developed, the tool that reloads them brings its styles inline and keeps a socket open. */
export const developmentPolicy: ContentSecurityPolicy = () =>
  policyWith(["style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"]);

function policyWith(directives: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ...directives,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The hash that names an inline style element in the policy. */
export function styleHash(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
