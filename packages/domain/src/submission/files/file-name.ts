import { toWellFormed } from '../../text/well-formed.ts';
import { failed, ok, type Result } from '../../problems/result.ts';

/** Maximum length of a stored file name, in bytes of UTF-8. */
export const maxFileNameBytes = 200;

/** Maximum length of an extension that is kept when a name is truncated, in bytes of UTF-8. */
const maxKeptExtensionBytes = 40;

// Control characters, line and paragraph separators, bidirectional overrides and invisible characters.
const invisibleCharacters =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

// A name without any visible, distinguishing character.
const blankName = /^[._\s\u200C\u200D\uFE00-\uFE0F]*$/u;

// Characters that file systems refuse or interpret.
const forbiddenCharacters = /[<>:"|?*]/g;

// Windows device names, which are reserved with any extension too.
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * Converts a file name to its stored form (specification D16): the last component of any path, in Unicode
 * NFC, without control characters, direction overrides and other invisible characters, without surrounding
 * blanks and trailing dots, with `_` for characters that file systems refuse, at most 200 bytes of UTF-8 with
 * its extension kept, never a device name. Idempotent; the result is never a path. Problem code:
 * `attachment.name-invalid` when nothing is left.
 */
export function cleanFileName(received: string): Result<string> {
  const lastPart = toWellFormed(received).split(/[/\\]/).at(-1) ?? '';
  const visible = lastPart
    .replace(invisibleCharacters, '')
    .normalize('NFC')
    .replace(forbiddenCharacters, '_');
  const fitting = cutToBytes(trimmed(visible));
  const name = deviceName.test(fitting) ? trimmed(cutToBytes(`_${fitting}`)) : fitting;
  if (blankName.test(name)) return failed({ code: 'attachment.name-invalid', path: 'attachments' });
  return ok(name);
}

/**
 * Returns a name that is not in `taken`, ignoring case: the name itself, else with ` (2)`, ` (3)` … before
 * its extension. Stays within the length limit of {@link cleanFileName}.
 */
export function uniqueName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  if (!used.has(name.toLowerCase())) return name;
  const { stem, ending } = splitName(name);
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})${ending}`;
    const candidate = `${cutText(stem, maxFileNameBytes - utf8Length(suffix)).trimEnd()}${suffix}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** Returns the length of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    bytes += utf8LengthOf(character.codePointAt(0) ?? 0);
  }
  return bytes;
}

function utf8LengthOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * Splits a name into its stem and last extension, including the dot; a name whose only dot is its first
 * character has no extension.
 */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}

/**
 * Removes surrounding blanks and trailing dots. A regular expression would take quadratic time on a long run
 * of dots.
 */
function trimmed(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/u.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trim();
}

function cutToBytes(name: string): string {
  if (utf8Length(name) <= maxFileNameBytes) return name;
  const { stem, ending } = splitName(name);
  const kept = utf8Length(ending) <= maxKeptExtensionBytes ? ending : '';
  const base = kept === '' ? name : stem;
  return trimmed(`${trimmed(cutText(base, maxFileNameBytes - utf8Length(kept)))}${kept}`);
}

/** Truncates to as many whole code points as fit into `maxBytes`. */
function cutText(text: string, maxBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept;
}
