import { routes } from '@form-portal/domain/api';
import { callForFile } from '../api/call.ts';
import { saveFile } from '../save-file.ts';
import type { Subject } from './subject.ts';
import type { PersonItem } from './data-requests.wire.ts';

/** The body of a call about a person: the subject and the chosen items. */
export function chosenToWire(subject: Subject, items: readonly PersonItem[]) {
  return { ...subject, Items: items.map(({ kind, id }) => ({ Kind: kind, ID: id })) };
}

/** Downloads the chosen items as a ZIP file. */
export async function exportData(subject: Subject, items: readonly PersonItem[]): Promise<void> {
  const archive = await callForFile(routes.exportPersonData, { body: chosenToWire(subject, items) });
  saveFile('data-request.zip', archive);
}
