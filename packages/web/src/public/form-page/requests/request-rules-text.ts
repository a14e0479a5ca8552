import { rulesOfRequest } from '@form-portal/domain';
import { fileRulesText } from '../attachments/attachment-rules-text.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { AttachmentRequest, Limits } from '@form-portal/domain';

/** A text that says which files a request takes: categories and extensions, the largest size, how many where that is limited. */
export function requestRulesText(
  request: AttachmentRequest,
  page: FormPageContent,
  limits: Limits,
  i18n: I18n,
): string {
  const rules = fileRulesText(rulesOfRequest(request, page.form.attachments), page, limits, i18n);
  return request.max === undefined
    ? rules
    : `${rules} ${i18n.text('requestedFile.most', { n: request.max })}`;
}
