import type { AttachmentRules } from '../../form/form.ts';
import type { Problem } from '../../problems/problem.ts';
import { allowedExtensions, isRefusedExtension } from './allowed-extensions.ts';
import { extensionOf } from './extension.ts';
import { cleanFileName } from './file-name.ts';
import type { FileType } from './file-types.ts';
import { bytesPerMb } from '../limits.ts';
import type { AttachmentFacts } from '../submission.ts';
import { takesAttachments } from './takes-attachments.ts';

/**
 * Checks whether a form accepts a file (specification §5, Attachments; specification D16). The type of a
 * file is determined by its extension: what the browser claims is unreliable and often missing; whether the
 * content matches is checked where the content is available. The name is checked in its stored form ({@link
 * cleanFileName}). Problem codes: `attachment.none-allowed`, `attachment.name-invalid`,
 * `attachment.type-not-allowed` with `extension`, `attachment.empty`, `attachment.too-large` with `limit`
 * in MB. At most one, always with `name`; path `attachments`.
 */
export function checkAttachment(
  file: AttachmentFacts,
  rules: AttachmentRules,
  fileTypes: readonly FileType[],
): Problem | undefined {
  const refuse = (code: Problem['code'], params: Problem['params'] = {}): Problem => ({
    code,
    path: 'attachments',
    params: { name: file.name, ...params },
  });
  if (!takesAttachments(rules)) return refuse('attachment.none-allowed');
  const name = cleanFileName(file.name);
  if (!name.ok) return refuse('attachment.name-invalid');
  if (!isAllowedName(name.value, rules, fileTypes)) {
    return refuse('attachment.type-not-allowed', { extension: extensionOf(name.value) });
  }
  if (file.size > rules.maxFileSizeMb * bytesPerMb) {
    return refuse('attachment.too-large', { limit: rules.maxFileSizeMb });
  }
  return file.size === 0 ? refuse('attachment.empty') : undefined;
}

function isAllowedName(name: string, rules: AttachmentRules, fileTypes: readonly FileType[]): boolean {
  if (isRefusedExtension(extensionOf(name))) return false;
  const lower = name.toLowerCase();
  return allowedExtensions(rules, fileTypes).some(
    (ext) => lower.length > ext.length + 1 && lower.endsWith(`.${ext}`),
  );
}
