import { describe, expect, it } from 'vitest';
import type { AttachmentRules } from '../../form/form.ts';
import { bytesPerMb } from '../limits.ts';
import { allowedExtensions } from './allowed-extensions.ts';
import { checkAttachment } from './check-attachment.ts';
import { fileTypes } from './file-types.ts';
import { refusedExtensions } from './refused-extensions.ts';
import { takesAttachments } from './takes-attachments.ts';

const images: AttachmentRules = {
  maxFileSizeMb: 10,
  categories: ['img'],
  customExtensions: ['dwg', 'tar.gz'],
};
const nothing: AttachmentRules = { maxFileSizeMb: 10, categories: [], customExtensions: [] };

function codeOf(name: string, size = 1, rules = images): string | undefined {
  return checkAttachment({ name, size, mediaType: '' }, rules, fileTypes)?.code;
}

describe('checkAttachment', () => {
  it.each([
    ['of an allowed category', 'house.png'],
    ['of an allowed category, in capitals', 'HOUSE.PNG'],
    ['with a custom extension', 'plan.dwg'],
    ['with a custom extension, in capitals', 'PLAN.DWG'],
    ['with a custom extension of two parts', 'plans.tar.gz'],
    ['in a folder, which is ignored', '../house.png'],
  ])('accepts a file %s', (_name, file) => {
    expect(codeOf(file)).toBeUndefined();
  });

  it.each([
    ['of another category', 'plan.pdf'],
    ['without an extension', 'plan'],
    ['that is only an extension', '.png'],
    ['whose name ends like a custom extension without a dot', 'plandwg'],
    ['whose inner extension alone is allowed', 'house.png.pdf'],
    ['that hides its extension behind an override', 'house\u202Egnp.exe'],
    ['that hides its extension behind trailing dots', 'house.png.exe...'],
  ])('refuses a file %s', (_name, file) => {
    expect(codeOf(file)).toBe('attachment.type-not-allowed');
  });

  it('ignores the media type claimed by the browser', () => {
    const problem = checkAttachment({ name: 'plan.pdf', size: 1, mediaType: 'image/png' }, images, fileTypes);

    expect(problem).toEqual({
      code: 'attachment.type-not-allowed',
      path: 'attachments',
      params: { name: 'plan.pdf', extension: 'pdf' },
    });
  });

  it('accepts a file of exactly the maximum size and refuses one byte more', () => {
    expect(codeOf('house.png', 10 * bytesPerMb)).toBeUndefined();
    expect(
      checkAttachment({ name: 'house.png', size: 10 * bytesPerMb + 1, mediaType: '' }, images, fileTypes),
    ).toEqual({
      code: 'attachment.too-large',
      path: 'attachments',
      params: { name: 'house.png', limit: 10 },
    });
  });

  it('supports fractions of a MB', () => {
    expect(codeOf('house.png', 524_288, { ...images, maxFileSizeMb: 0.5 })).toBeUndefined();
    expect(codeOf('house.png', 524_289, { ...images, maxFileSizeMb: 0.5 })).toBe('attachment.too-large');
  });

  it('refuses an empty file and one whose name is empty', () => {
    expect(codeOf('house.png', 0)).toBe('attachment.empty');
    expect(codeOf('..')).toBe('attachment.name-invalid');
  });

  it('reports that the form accepts none when it allows no type at all', () => {
    expect(codeOf('house.png', 1, nothing)).toBe('attachment.none-allowed');
    expect(takesAttachments(nothing)).toBe(false);
    expect(takesAttachments(images)).toBe(true);
    expect(takesAttachments({ ...nothing, customExtensions: ['dwg'] })).toBe(true);
  });

  it('refuses what is always refused, even when code and the extension itself are allowed', () => {
    const refused = [...refusedExtensions];
    const rules: AttachmentRules = {
      maxFileSizeMb: 10,
      categories: ['code', 'zip'],
      customExtensions: refused,
    };

    expect(
      allowedExtensions(rules, fileTypes).filter((extension) => refusedExtensions.has(extension)),
    ).toEqual([]);
    for (const extension of refused) {
      expect(codeOf(`file.${extension}`, 1, rules)).toBe('attachment.type-not-allowed');
      expect(codeOf(`file.${extension.toUpperCase()}`, 1, rules)).toBe('attachment.type-not-allowed');
    }
  });

  it.each([
    'exe',
    'dll',
    'msi',
    'bat',
    'cmd',
    'com',
    'scr',
    'ps1',
    'vbs',
    'js',
    'hta',
    'lnk',
    'jar',
    'iso',
    'vhd',
    'docm',
    'xlsm',
    'pptm',
    'html',
    'svg',
  ])('always refuses %s', (extension) => {
    expect(refusedExtensions.has(extension)).toBe(true);
  });
});
