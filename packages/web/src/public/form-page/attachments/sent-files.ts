import { attachedFiles } from '../form-state.ts';
import type { FormState } from '../form-state.ts';
import type { AttachedFile } from './attached-file.ts';

/** The attachments that are sent: those whose requests the answers no longer ask for stay in the page. */
export function sentFiles({ draft, logic }: Pick<FormState, 'draft' | 'logic'>): readonly AttachedFile[] {
  return attachedFiles({ draft }).filter(
    ({ content: { request } }) => request === null || (logic?.askedRequests.includes(request) ?? true),
  );
}
