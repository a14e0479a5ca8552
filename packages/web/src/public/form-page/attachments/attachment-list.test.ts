import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import {
  listProblems,
  sentShares,
  withFile,
  withFileBack,
  withReading,
  withoutFile,
} from './attachment-list.ts';
import type { AttachmentLaws, GivenFile, ListedFile } from './attachment-list.ts';

const mb = 1_048_576;
const { form, fileTypes } = aFormPage();
const laws: AttachmentLaws = { form, fileTypes, limits: { maxFiles: 3, maxTotalBytes: 20 * mb } };

function aFile(name: string, size = 10): GivenFile {
  return { name, size, type: '' };
}

function aList(...files: readonly GivenFile[]): readonly ListedFile<GivenFile>[] {
  return files.reduce<readonly ListedFile<GivenFile>[]>(
    (list, file, place) => withFile(list, file, { id: place + 1 }),
    [],
  );
}

function names(list: readonly ListedFile[]): readonly string[] {
  return list.map(({ name }) => name);
}

function codes(list: readonly ListedFile[]): readonly string[] {
  const { ofFiles, ofAll } = listProblems(list, laws);
  return [...[...ofFiles].map(([id, { code }]) => `${id} ${code}`), ...ofAll.map(({ code }) => code)];
}

describe('The list of attachments', () => {
  it('gives a second file of the same name another one', () => {
    expect(names(aList(aFile('plan.pdf'), aFile('Plan.pdf'), aFile('plan.pdf')))).toEqual([
      'plan.pdf',
      'Plan (2).pdf',
      'plan (3).pdf',
    ]);
  });

  it('shows names as they will be kept', () => {
    expect(names(aList(aFile('C:\\plans\\plan?.pdf')))).toEqual(['plan_.pdf']);
  });

  it('puts a file in the place of another, whose name is free again', () => {
    const list = aList(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    const replaced = withFile(list, aFile('b.pdf', 20), { id: 9, insteadOf: 2 });
    expect(names(replaced)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(replaced.map(({ id }) => id)).toEqual([1, 9, 3]);
  });

  it('puts a removed file back where it stood, once', () => {
    const list = aList(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    const [, removed] = list;
    const without = withFile(withoutFile(list, 2), aFile('b.pdf'), { id: 4 });
    const back = withFileBack(without, removed!, 1);
    expect(names(back)).toEqual(['a.pdf', 'b (2).pdf', 'c.pdf', 'b.pdf']);
    expect(withFileBack(back, removed!, 1)).toBe(back);
  });

  it.each([
    ['too large', aList(aFile('a.pdf', 10 * mb + 1)), ['1 attachment.too-large']],
    ['as large as may be', aList(aFile('a.pdf', 10 * mb)), []],
    ['of another type', aList(aFile('a.pdf'), aFile('b.exe')), ['2 attachment.type-not-allowed']],
    ['of a type of the form’s own', aList(aFile('a.DWG')), []],
    ['empty', aList(aFile('a.pdf', 0)), ['1 attachment.empty']],
    ['one too many', aList(...['a', 'b', 'c', 'd'].map((n) => aFile(`${n}.pdf`))), ['attachment.too-many']],
    [
      'too large together',
      aList(...['a', 'b', 'c'].map((n) => aFile(`${n}.pdf`, 9 * mb))),
      ['attachment.total-too-large'],
    ],
  ])('tells what is wrong with files that are %s', (_title, list, expected) => {
    expect(codes(list)).toEqual(expected);
  });

  it('tells that a file can’t be read, unless there is a better reason', () => {
    const list = aList(aFile('a.pdf'), aFile('folder'));
    const failed = withReading(withReading(list, 1, 'failed'), 2, 'failed');
    expect(codes(failed)).toEqual(['1 attachment.unreadable', '2 attachment.type-not-allowed']);
  });

  it('shares what was sent among the files in their order', () => {
    const list = aList(aFile('a.pdf', 100), aFile('b.pdf', 300));
    expect(sentShares(list, 0, 500)).toEqual([0, 0]);
    expect(sentShares(list, 150, 500)).toEqual([0.5, 0]);
    expect(sentShares(list, 350, 500)).toEqual([1, 0.5]);
    expect(sentShares(list, 500, 500)).toEqual([1, 1]);
  });

  it('never shares less than nothing or more than all', () => {
    const sizes = fc.array(fc.nat(1000), { maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.nat(6000), fc.nat(6000), (lengths, loaded, total) => {
        const shares = sentShares(aList(...lengths.map((size) => aFile('a.pdf', size))), loaded, total);
        return shares.every((share) => share >= 0 && share <= 1);
      }),
    );
  });
});
