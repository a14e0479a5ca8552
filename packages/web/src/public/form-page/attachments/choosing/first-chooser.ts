import { takesAttachments } from '@form-portal/domain';
import { requestIds } from '../../requests/request-ids.ts';
import { chooseFilesId } from '../attachment-ids.ts';
import type { Form } from '@form-portal/domain';

/** Id of the first control that chooses files: that for other files where the form takes them, or else of the first request; null if it takes none. */
export function firstChooserOf({ attachments }: Form): string | null {
  if (takesAttachments(attachments)) return chooseFilesId;
  const [first] = attachments.requests ?? [];
  return first === undefined ? null : requestIds(first.guid).choose;
}
