import type { Guid } from '../../guid.ts';
import { formControlNames } from '../../page.ts';

/** The name of the parts with the attachments of a requested file; null for attachments that were not requested. */
export function attachmentsPartName(request: Guid | null): string {
  return request === null ? formControlNames.attachments : `${formControlNames.attachments}:${request}`;
}

/** The name of the controls for the state of a requested file; their value is its kind, or empty for none. */
export function requestStateControlName(request: Guid): string {
  return `${formControlNames.requestState}:${request}`;
}

/** The name of the control for the attachment that a requested file is part of; its value is empty for none. */
export function otherFileControlName(request: Guid): string {
  return `${formControlNames.otherFile}:${request}`;
}
