import {
  allowCategory,
  allowExtensions,
  refuseCategory,
  refuseExtension,
  setMaxFileSize,
} from '@form-portal/domain/edit';
import type { FileCategory } from '@form-portal/domain';
import { editTransaction, type Command } from './command.ts';

const label = { key: 'admin.step.attachments' } as const;

/** Sets the largest size of one file in MB; typing it is one step. */
export function setMaxFileSizeCommand(megabytes: number): Command {
  return (state) =>
    editTransaction(state, { form: setMaxFileSize(state.form, megabytes), label, mergeKey: 'max file size' });
}

/** Allows a category of files. */
export function allowCategoryCommand(category: FileCategory): Command {
  return (state) => editTransaction(state, { form: allowCategory(state.form, category), label });
}

/** Allows a category of files no longer. */
export function disallowCategoryCommand(category: FileCategory): Command {
  return (state) => editTransaction(state, { form: refuseCategory(state.form, category), label });
}

/** Allows file name endings as they were typed; not available when none of them is new and fit to be one. */
export function allowExtensionsCommand(typed: string): Command {
  return (state) => editTransaction(state, { form: allowExtensions(state.form, typed), label });
}

/** Allows a file name ending no longer. */
export function disallowExtensionCommand(extension: string): Command {
  return (state) => editTransaction(state, { form: refuseExtension(state.form, extension), label });
}
