import { failed, logoLimits, ok, type Result } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { findActiveContent } from './find-active-content.ts';

/** A logo that may be stored. */
export interface ReadLogo {
  /** As in `logoPath` of the domain. */
  readonly path: string;
  readonly content: Buffer;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Checks an uploaded logo by its content. Problem codes: `logo.not-an-image`, `logo.active-content` (`name`: what was
 * found), `logo.too-large`.
 */
export function readLogo(content: Buffer): Result<ReadLogo> {
  const { bytes, pixels } = logoLimits;
  const tooLarge = failed({ code: 'logo.too-large', params: { kilobytes: bytes / 1024, pixels } });
  if (content.length > bytes) return tooLarge;
  if (content.subarray(0, pngSignature.length).equals(pngSignature)) {
    const size = pngSize(content);
    if (size === undefined) return failed({ code: 'logo.not-an-image' });
    return Math.max(...size) > pixels ? tooLarge : ok(named(content, 'png'));
  }
  const fault = findActiveContent(decode(content));
  if (fault === undefined) return ok(named(content, 'svg'));
  return fault.kind === 'not-svg'
    ? failed({ code: 'logo.not-an-image' })
    : failed({ code: 'logo.active-content', params: { name: fault.name.slice(0, 40) } });
}

/** Width and height in the header chunk, which comes first (PNG specification, IHDR); undefined when it is not there. */
function pngSize(png: Buffer): readonly [width: number, height: number] | undefined {
  if (png.length < 24 || png.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The text of a file in UTF-8, without a byte order mark; empty when it is in another encoding. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return '';
  }
}

function named(content: Buffer, ending: 'svg' | 'png'): ReadLogo {
  return { path: `/logos/${createHash('sha256').update(content).digest('hex')}.${ending}`, content };
}
