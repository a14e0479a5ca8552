import type { AttachmentRules } from '../../form/form.ts';
import { extensionOf } from './extension.ts';
import type { FileType } from './file-types.ts';
import { refusedExtensions } from './refused-extensions.ts';

/**
 * Returns every extension that a form allows, lower case without a dot, in the order of its categories
 * followed by its custom ones, for the texts of the rules and the file chooser. Extensions that are always
 * refused are omitted.
 */
export function allowedExtensions(rules: AttachmentRules, fileTypes: readonly FileType[]): readonly string[] {
  const ofCategories = fileTypes
    .filter((type) => rules.categories.includes(type.category))
    .flatMap((type) => type.extensions);
  return [...new Set([...ofCategories, ...rules.customExtensions])].filter((ext) => !isRefused(`x.${ext}`));
}

/** Whether a file of this name is always refused, whatever the form allows (specification D34). */
export function isRefused(name: string): boolean {
  return refusedExtensions.has(extensionOf(name));
}
