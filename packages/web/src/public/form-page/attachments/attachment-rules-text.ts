import { bytesPerMb } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FileCategory, FileTypeRules, Limits } from '@form-portal/domain';

/** The best-known extensions of a category, shown after its name (specification §3, File-type categories). */
const examples: Readonly<Record<FileCategory, string>> = {
  img: 'jpg, png...',
  doc: 'pdf, docx, xlsx...',
  vid: 'mp4, mov...',
  au: 'mp3, wav...',
  zip: 'zip, rar...',
  code: 'json, xml...',
};

/** Says which files a form takes: categories and extensions, the largest size, how many in all. */
export function attachmentRulesText(page: FormPageContent, limits: Limits, i18n: I18n): string {
  const max = Math.floor(limits.maxTotalBytes / bytesPerMb);
  const total = i18n.text('attachmentTotal', { n: limits.maxFiles, max });
  return `${fileRulesText(page.form.attachments, page, limits, i18n)} ${total}`;
}

/** Says which files a set of rules allows: categories and extensions, the largest size. */
export function fileRulesText(
  { categories, customExtensions }: FileTypeRules,
  { form, fileTypes }: FormPageContent,
  limits: Limits,
  { text }: I18n,
): string {
  const ofCategories = fileTypes
    .filter(({ category }) => categories.includes(category))
    .map(({ category, labelKey }) => `${text(labelKey)} (${examples[category]})`);
  const types = [...ofCategories, ...customExtensions.map((extension) => `.${extension}`)].join(', ');
  const n = Math.min(form.attachments.maxFileSizeMb, Math.floor(limits.maxTotalBytes / bytesPerMb));
  return text('attachmentRules', { types, n });
}
