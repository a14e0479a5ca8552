import type { Guid } from '../../guid.ts';
import { formControlNames } from '../../page.ts';

/** The name of the parts that carry the files of a request; null for files that were not requested. */
export function attachmentsPartName(request: Guid | null): string {
  return request === null ? formControlNames.attachments : `${formControlNames.attachments}:${request}`;
}

/** The name of the controls that carry the kind of a request's state; empty for none. */
export function requestStateControl(request: Guid): string {
  return `${formControlNames.requestState}:${request}`;
}

/** The name of the control that says which other file a request is part of; empty for none. */
export function otherFileControl(request: Guid): string {
  return `${formControlNames.otherFile}:${request}`;
}
