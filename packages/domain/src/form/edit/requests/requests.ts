import type { Guid } from '../../../guid.ts';
import { readExtensions } from '../../../submission/files/extension.ts';
import { fileCategories, type FileCategory } from '../../../submission/files/file-types.ts';
import { spliced } from '../../../values/spliced.ts';
import type { AttachmentRequest, FileTypeRules, Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import type { Direction } from '../layout/move-element.ts';
import { changeRequest, findRequest } from './change-request.ts';

/**
 * Adds a requested file after the others (docs/form-logic.md#requested-files). Returns the form itself when it has
 * {@link formLimits} `requests` of them already.
 */
export function addRequest(form: Form, request: AttachmentRequest): Form {
  const { requests = [] } = form.attachments;
  return requests.length >= formLimits.requests ? form : withRequests(form, [...requests, request]);
}

/** Removes a requested file. Returns the form itself when it does not exist. */
export function removeRequest(form: Form, guid: Guid): Form {
  const { requests = [] } = form.attachments;
  const kept = requests.filter((request) => request.guid !== guid);
  return kept.length === requests.length ? form : withRequests(form, kept);
}

/** Moves a requested file one step. Returns the form itself at the end of the list or when it does not exist. */
export function moveRequest(form: Form, guid: Guid, direction: Direction): Form {
  const { requests = [] } = form.attachments;
  const at = requests.findIndex((request) => request.guid === guid);
  const to = at + (direction === 'up' ? -1 : 1);
  const moved = requests[at];
  if (moved === undefined || requests[to] === undefined) return form;
  return withRequests(form, spliced(spliced(requests, at, 1), to, 0, moved));
}

/** The members of a requested file that can be set; `max` is null for as many as a submission may have. */
export interface RequestChanges {
  readonly required?: boolean;
  readonly later?: boolean;
  readonly max?: number | null;
}

/** Sets how a file is requested. Returns the form itself when nothing changes or it does not exist. */
export function setRequest(form: Form, guid: Guid, { max, ...flags }: RequestChanges): Form {
  return changeRequest(form, guid, (request) => {
    const { max: maxBefore = null, ...rest } = request;
    const wanted = max === undefined ? maxBefore : max;
    if (wanted === null) return { ...rest, ...flags };
    return { ...rest, ...flags, max: Math.min(Math.max(wanted, 1), formLimits.list) };
  });
}

/**
 * Lets a requested file accept the types of the form, or types of its own, initially those of the form.
 * Returns the form itself when nothing changes or it does not exist.
 */
export function setRequestTypes(form: Form, guid: Guid, types: 'of-form' | 'own'): Form {
  const { categories, customExtensions } = form.attachments;
  return changeRequest(form, guid, (request) => {
    const { fileTypes, ...rest } = request;
    if ((fileTypes === undefined) === (types === 'of-form')) return request;
    return types === 'of-form' ? rest : { ...rest, fileTypes: { categories, customExtensions } };
  });
}

/** Allows a category of files for a requested file with types of its own, or refuses it. */
export function setRequestCategory(
  form: Form,
  guid: Guid,
  category: FileCategory,
  allowed: 'allowed' | 'refused',
): Form {
  return changeTypes(form, guid, (types) => ({
    ...types,
    categories: fileCategories.filter((candidate) =>
      candidate === category ? allowed === 'allowed' : types.categories.includes(candidate),
    ),
  }));
}

/**
 * Sets the file name extensions that a requested file with types of its own accepts besides its categories, as they
 * were typed; what is not an extension is ignored.
 */
export function setRequestExtensions(form: Form, guid: Guid, typed: string): Form {
  const customExtensions = readExtensions(typed).slice(0, formLimits.extensions);
  return changeTypes(form, guid, (types) => ({ ...types, customExtensions }));
}

function changeTypes(form: Form, guid: Guid, change: (types: FileTypeRules) => FileTypeRules): Form {
  if (findRequest(form, guid)?.fileTypes === undefined) return form;
  return changeRequest(form, guid, (request) => ({
    ...request,
    ...(request.fileTypes && { fileTypes: change(request.fileTypes) }),
  }));
}

/** A form that requests no files is written as if it had never requested any. */
function withRequests(form: Form, requests: readonly AttachmentRequest[]): Form {
  const { requests: _, ...rules } = form.attachments;
  return { ...form, attachments: { ...rules, ...(requests.length > 0 && { requests }) } };
}
