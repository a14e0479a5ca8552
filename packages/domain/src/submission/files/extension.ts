/** Maximum length of an extension typed by an administrator. */
export const maxExtensionLength = 20;

const allowedExtension = /^[\p{L}\p{N}][\p{L}\p{N}._+~-]*$/u;

/**
 * Converts an extension typed by an administrator to its stored form: leading dots removed, trimmed
 * (specification §5, Attachments), lower case, NFC. Empty when nothing is left; undefined when it contains
 * invalid characters or is longer than 20.
 */
export function cleanExtension(typed: string): string | undefined {
  const text = typed.trim().replace(/^\.+/, '').trim().normalize('NFC').toLowerCase();
  if (text === '') return '';
  return text.length <= maxExtensionLength && allowedExtension.test(text) ? text : undefined;
}

/**
 * Returns the extensions in a text that an administrator typed or pasted, separated by blanks, commas or semicolons:
 * each cleaned ({@link cleanExtension}), without duplicates. What is not an extension is ignored.
 */
export function readExtensions(typed: string): readonly string[] {
  const cleaned = typed.split(/[\s,;]+/u).flatMap((ending) => cleanExtension(ending) || []);
  return [...new Set(cleaned)];
}

/** Returns the last extension of a file name, lower case without a dot; empty when it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : '';
}
