import { describe, expect, it } from 'vitest';
import { bytesPerMb, defaultLimits, fileCategories } from '@form-portal/domain';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { aPageContext } from '../../../testing/sample-page.ts';
import { initialI18nSource } from '../../page-root.tsx';
import { attachmentRulesText } from './attachment-rules-text.ts';

const page = aFormPage();

function wordsOf(attachments: Partial<typeof page.form.attachments>, limits = defaultLimits): string {
  const form = { ...page.form, attachments: { ...page.form.attachments, ...attachments } };
  return attachmentRulesText({ ...page, form }, limits, createI18n(initialI18nSource(aPageContext())));
}

describe('What may be attached, in words', () => {
  it('names every category by its text, archives with (zip, rar...)', () => {
    const words = wordsOf({ categories: fileCategories, customExtensions: [] });

    for (const name of ['Images', 'Documents', 'Videos', 'Audio', 'Code']) expect(words).toContain(name);
    expect(words).toContain('Archives (zip, rar...)');
  });

  it('names the form’s own extensions, the largest size of a file and the limits of all', () => {
    expect(wordsOf({ categories: [], customExtensions: ['dwg', 'kml'], maxFileSizeMb: 2 })).toBe(
      'Allowed files: .dwg, .kml. Largest size of one file: 2 MB. At most 20 files, 200 MB in all.',
    );
  });

  it('names the configured limits, and no limit per file that exceeds the total', () => {
    const limits = { ...defaultLimits, maxFiles: 3, maxTotalBytes: 5 * bytesPerMb };

    expect(wordsOf({ categories: [], customExtensions: ['dwg'], maxFileSizeMb: 10 }, limits)).toBe(
      'Allowed files: .dwg. Largest size of one file: 5 MB. At most 3 files, 5 MB in all.',
    );
  });
});
