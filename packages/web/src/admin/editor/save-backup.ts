import type { Form } from '@form-portal/domain';
import { saveFile } from '../save-file.ts';
import { backupOf } from './model/saving/backup.ts';

/** Saves the backup of a form on the administrator's device. */
export function saveBackup(form: Form): void {
  const { fileName, text } = backupOf(form);
  saveFile(fileName, new Blob([text], { type: 'application/json' }));
}
