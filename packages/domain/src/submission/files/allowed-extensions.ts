import type { AttachmentRules } from '../../form/form.ts';
import type { FileType } from './file-types.ts';
import { refusedExtensions } from './refused-extensions.ts';

/**
 * Returns every extension that a form allows, lower case without a dot, in the order of its categories
 * followed by its custom ones, for the texts of the rules and the file chooser. Extensions that are always
 * refused are omitted.
 */
export function allowedExtensions(rules: AttachmentRules, fileTypes: readonly FileType[]): readonly string[] {
  const fromCategories = fileTypes
    .filter((type) => rules.categories.includes(type.category))
    .flatMap((type) => type.extensions);
  return [...new Set([...fromCategories, ...rules.customExtensions])].filter(
    (extension) => !isRefusedExtension(extension),
  );
}

/**
 * Whether files with an extension, lower case without its first dot, are always refused, whatever a form
 * allows (specification D34). Of several, as in `tar.exe`, the last one counts.
 */
export function isRefusedExtension(extension: string): boolean {
  return refusedExtensions.has(extension.slice(extension.lastIndexOf('.') + 1));
}
