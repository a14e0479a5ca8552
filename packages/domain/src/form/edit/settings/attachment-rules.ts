import { readExtensions } from '../../../submission/files/extension.ts';
import { fileCategories, type FileCategory } from '../../../submission/files/file-types.ts';
import type { AttachmentRules, Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';

/**
 * Sets the maximum size of one file in MB, decimals allowed (specification §5, Form settings). Returns the
 * form itself when nothing changes or the size is not a number from 0 to {@link formLimits}.megabytes.
 */
export function setMaxFileSize(form: Form, megabytes: number): Form {
  const isSize = megabytes >= 0 && megabytes <= formLimits.megabytes;
  if (!isSize || megabytes === form.attachments.maxFileSizeMb) return form;
  return withRules(form, { maxFileSizeMb: megabytes + 0 });
}

/** Allows a category of files. Returns the form itself when it is allowed already. */
export function allowCategory(form: Form, category: FileCategory): Form {
  const { categories } = form.attachments;
  if (categories.includes(category)) return form;
  return withRules(form, {
    categories: fileCategories.filter((code) => code === category || categories.includes(code)),
  });
}

/** Removes a category of files from the allowed ones. Returns the form itself when it is not allowed. */
export function disallowCategory(form: Form, category: FileCategory): Form {
  const categories = form.attachments.categories.filter((code) => code !== category);
  return categories.length === form.attachments.categories.length ? form : withRules(form, { categories });
}

/**
 * Allows file name extensions as an administrator typed or pasted them ({@link readExtensions}), up to
 * {@link formLimits} `extensions`. Returns the form itself when none is new.
 */
export function allowExtensions(form: Form, typed: string): Form {
  const { customExtensions } = form.attachments;
  const all = [...new Set([...customExtensions, ...readExtensions(typed)])].slice(0, formLimits.extensions);
  return all.length === customExtensions.length ? form : withRules(form, { customExtensions: all });
}

/** Removes a file name extension from the allowed ones. Returns the form itself when it is not allowed. */
export function disallowExtension(form: Form, extension: string): Form {
  const customExtensions = form.attachments.customExtensions.filter((one) => one !== extension);
  return customExtensions.length === form.attachments.customExtensions.length
    ? form
    : withRules(form, { customExtensions });
}

function withRules(form: Form, change: Partial<AttachmentRules>): Form {
  return { ...form, attachments: { ...form.attachments, ...change } };
}
