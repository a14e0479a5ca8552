import { failed, logoLimits, ok, type Result } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { cleanSvg } from './clean-svg.ts';

/** A logo that may be stored. */
export interface CheckedLogo {
  /** As in `logoPath` of the domain. */
  readonly path: string;
  readonly content: Buffer;
  /** The first things that were left out of an SVG (`cleanSvg`), cut short. Empty for a PNG. */
  readonly removed: readonly string[];
}

/** How many things that were left out are named, and with how many characters each. */
const maxNames = 10;
const maxNameLength = 40;

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Checks an uploaded logo by its content; an SVG is cleaned. Problem codes: `logo.not-an-image`, `logo.has-entities`,
 * `logo.too-large`.
 */
export function readLogo(content: Buffer): Result<CheckedLogo> {
  const { bytes, pixels } = logoLimits;
  const tooLarge = failed({ code: 'logo.too-large', params: { kilobytes: bytes / 1024, pixels } });
  if (content.length > bytes) return tooLarge;
  if (content.subarray(0, pngSignature.length).equals(pngSignature)) {
    const size = pngSize(content);
    if (size === undefined) return failed({ code: 'logo.not-an-image' });
    return Math.max(...size) > pixels ? tooLarge : ok(logoOf(content, 'png'));
  }
  const clean = cleanSvg(decode(content));
  if (clean === 'not-svg') return failed({ code: 'logo.not-an-image' });
  if (clean === 'entities') return failed({ code: 'logo.has-entities' });
  const cleaned = Buffer.from(clean.svg);
  const removed = clean.removed.slice(0, maxNames).map((name) => name.slice(0, maxNameLength));
  return cleaned.length > bytes ? tooLarge : ok(logoOf(cleaned, 'svg', removed));
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

function logoOf(content: Buffer, ending: 'svg' | 'png', removed: readonly string[] = []): CheckedLogo {
  const hash = createHash('sha256').update(content).digest('hex');
  return { path: `/logos/${hash}.${ending}`, content, removed };
}
