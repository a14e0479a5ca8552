import type { AttachmentRules } from '../form/form.ts';
import { extensionOf } from './extension.ts';
import type { FileType } from './file-types.ts';
import { refusedExtensions } from './refused-extensions.ts';

/**
 * Every extension a form takes, lower case without a dot, in the order of its categories and then its own: for the words of the rules
 * and for the file chooser. Extensions that are always refused are left out.
 */
export function allowedExtensions(rules: AttachmentRules, fileTypes: readonly FileType[]): readonly string[] {
  const ofCategories = fileTypes
    .filter((type) => rules.categories.includes(type.category))
    .flatMap((type) => type.extensions);
  return [...new Set([...ofCategories, ...rules.customExtensions])].filter((ext) => !isRefused(`x.${ext}`));
}

/** Whether a file of this name is never taken, whatever a form allows (specification D34). */
export function isRefused(name: string): boolean {
  return refusedExtensions.has(extensionOf(name));
}
