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

/** Returns the last extension of a file name, lower case without a dot; empty when it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : '';
}
