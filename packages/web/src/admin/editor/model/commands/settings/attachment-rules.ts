import {
  allowCategory,
  allowExtensions,
  disallowCategory,
  disallowExtension,
  setMaxFileSize,
} from '@form-portal/domain/edit';
import type { FileCategory } from '@form-portal/domain';
import { editTransaction, type Command } from '../command.ts';

const label = { key: 'admin.step.attachments' } as const;

/** Sets the maximum size of one file in MB; typing it is one step. */
export function setMaxFileSizeCommand(megabytes: number): Command {
  return (state) =>
    editTransaction(state, { form: setMaxFileSize(state.form, megabytes), label, mergeKey: 'max file size' });
}

/** Allows a category of files. */
export function allowCategoryCommand(category: FileCategory): Command {
  return (state) => editTransaction(state, { form: allowCategory(state.form, category), label });
}

/** Stops allowing a category of files. */
export function disallowCategoryCommand(category: FileCategory): Command {
  return (state) => editTransaction(state, { form: disallowCategory(state.form, category), label });
}

/** Allows the typed file extensions; null when none of them is both valid and new. */
export function allowExtensionsCommand(typed: string): Command {
  return (state) => editTransaction(state, { form: allowExtensions(state.form, typed), label });
}

/** Stops allowing a file extension. */
export function disallowExtensionCommand(extension: string): Command {
  return (state) => editTransaction(state, { form: disallowExtension(state.form, extension), label });
}
