import { createHash } from 'node:crypto';

const year = 31_536_000;

/** Headers that every answer carries, whatever it is (reference B4). */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy([]),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}` } : {}),
  };
}

/** The strict policy; the only inline content it allows are the style elements whose hashes it names. */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
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
