import { toWellFormed } from '../well-formed.ts';
import { failed, ok, type Result } from '../result.ts';

/** The longest file name that is kept, in bytes of UTF-8. */
export const maxFileNameBytes = 200;

/** The longest last extension that survives when a name is cut, in bytes of UTF-8. */
const maxKeptExtensionBytes = 40;

// Control characters, line and paragraph separators, marks that turn the direction of text, and characters that show nothing.
const invisible =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

// What is left when nothing of a name can be seen or told apart.
const nothing = /^[._\s\u200C\u200D\uFE00-\uFE0F]*$/u;

// Characters that file systems refuse or read as something else.
const forbidden = /[<>:"|?*]/g;

// Device names of Windows, which are devices with any extension too.
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * A file name as it is kept (specification D16): the last part of any path, in Unicode NFC, without control characters, direction
 * overrides and other invisible characters, without outer blanks and trailing dots, at most 200 bytes of UTF-8 with its extension
 * kept, never a device name. Idempotent; its result is never a path. Problem code: `attachment.name-invalid` when nothing is left.
 */
export function cleanFileName(received: string): Result<string> {
  const lastPart = toWellFormed(received).split(/[/\\]/).at(-1) ?? '';
  const visible = lastPart.replace(invisible, '').normalize('NFC').replace(forbidden, '_');
  const cut = cutToBytes(trimmed(visible));
  const name = reserved.test(cut) ? trimmed(cutToBytes(`_${cut}`)) : cut;
  if (nothing.test(name)) return failed({ code: 'attachment.name-invalid', path: 'attachments' });
  return ok(name);
}

/**
 * A name that none of `taken` has, in any case: the name itself, else with ` (2)`, ` (3)` … before its extension. Stays within the
 * length of {@link cleanFileName}.
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

/** The length of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A name's stem and its last extension with the dot; a name that only begins with a dot has no extension. */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}

function trimmed(name: string): string {
  return name.trim().replace(/[.\s]+$/u, '');
}

function cutToBytes(name: string): string {
  if (utf8Length(name) <= maxFileNameBytes) return name;
  const { stem, ending } = splitName(name);
  const kept = utf8Length(ending) <= maxKeptExtensionBytes ? ending : '';
  const base = kept === '' ? name : stem;
  return trimmed(`${trimmed(cutText(base, maxFileNameBytes - utf8Length(kept)))}${kept}`);
}

/** As many whole code points as fit. */
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
