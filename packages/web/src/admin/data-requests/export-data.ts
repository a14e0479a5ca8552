import { routes } from '@form-portal/domain/api';
import { callForFile } from '../api/call.ts';
import { saveFile } from '../save-file.ts';
import { chosenItemsToWire, type PersonItem } from './data-requests.wire.ts';
import type { Subject } from './subject.ts';

/** Downloads the chosen items as a ZIP file. */
export async function exportData(subject: Subject, items: readonly PersonItem[]): Promise<void> {
  const archive = await callForFile(routes.exportPersonData, { body: chosenItemsToWire(subject, items) });
  saveFile('data-request.zip', archive);
}
