import {
  addRequest,
  moveRequest,
  removeRequest,
  setRequest,
  setRequestCategory,
  setRequestExtensions,
  setRequestTypes,
  type Direction,
  type RequestChanges,
} from '@form-portal/domain/edit';
import type { FileCategory, Form, Guid } from '@form-portal/domain';
import { formText } from '../../editor-env.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import type { MessageKey } from '../../messages/message.ts';
import { editTransaction, type Command } from '../command.ts';

/** Adds a requested file and focuses its name. */
export const addRequestCommand: Command = (state, env) => {
  const { form, language } = state;
  const guid = env.newGuid();
  const name = { [language]: formText(env, 'admin.requests.new', language) };
  return editTransaction(state, {
    form: addRequest(form, { guid, name, required: false, later: false }),
    label: { key: 'admin.step.addRequest' },
    announcement: { key: 'admin.said.addedRequest' },
    focus: { in: 'text', text: { of: 'request', guid, part: 'name' }, language },
  });
};

/** Removes a requested file. */
export function removeRequestCommand(guid: Guid): Command {
  return changeRequest(guid, (form) => removeRequest(form, guid), {
    step: 'admin.step.removeRequest',
    announcement: 'admin.said.removedRequest',
  });
}

/** Moves a requested file one step. */
export function moveRequestCommand(guid: Guid, direction: Direction): Command {
  return changeRequest(guid, (form) => moveRequest(form, guid, direction), {
    announcement: 'admin.said.movedRequest',
  });
}

/** Sets how a file is requested; typing a number is one step. */
export function setRequestCommand(guid: Guid, changes: RequestChanges): Command {
  return changeRequest(guid, (form) => setRequest(form, guid, changes), {
    mergeKey: `request ${guid} ${Object.keys(changes).join(' ')}`,
  });
}

/** Makes a requested file accept the types of the form, or its own. */
export function setRequestTypesCommand(guid: Guid, types: 'of-form' | 'own'): Command {
  return changeRequest(guid, (form) => setRequestTypes(form, guid, types));
}

/** Allows a category of files for a requested file, or refuses it. */
export function setRequestCategoryCommand(
  guid: Guid,
  category: FileCategory,
  allowed: 'allowed' | 'refused',
): Command {
  return changeRequest(guid, (form) => setRequestCategory(form, guid, category, allowed));
}

/** Sets the file name extensions of a requested file as they were typed. */
export function setRequestExtensionsCommand(guid: Guid, typed: string): Command {
  return changeRequest(guid, (form) => setRequestExtensions(form, guid, typed));
}

interface RequestEdit {
  readonly step?: MessageKey;
  /** Its text may contain the file's name, and its position among all requested files. */
  readonly announcement?: MessageKey;
  readonly mergeKey?: string;
}

function changeRequest(
  guid: Guid,
  change: (form: Form) => Form,
  { step = 'admin.step.request', announcement, mergeKey }: RequestEdit = {},
): Command {
  return (state, env) => {
    const form = change(state.form);
    const { requests = [] } = form.attachments;
    const n = requests.findIndex((request) => request.guid === guid) + 1;
    const name = elementName(state.form, guid, namingLanguages(state, env));
    return editTransaction(state, {
      form,
      label: { key: step, params: { name } },
      ...(announcement !== undefined && {
        announcement: { key: announcement, params: { name, n, all: requests.length } },
      }),
      ...(mergeKey !== undefined && { mergeKey }),
    });
  };
}
