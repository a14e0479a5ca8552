import { takesAttachments } from '@form-portal/domain';
import { requestIds } from '../../requests/request-ids.ts';
import { chooseFilesId } from '../attachment-ids.ts';
import type { Form } from '@form-portal/domain';

/** Id of the first control of a form that chooses files: of no request where it takes those; null where it asks for no file. */
export function firstChooserOf({ attachments }: Form): string | null {
  if (takesAttachments(attachments)) return chooseFilesId;
  const [first] = attachments.requests ?? [];
  return first === undefined ? null : requestIds(first.guid).choose;
}
