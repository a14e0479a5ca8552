import { describe, expect, it } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { findAttachmentProblems } from './attachment-problems.ts';
import type { AttachedFile, FileFacts, ContentState } from './attached-file.ts';
import type { AttachmentContext } from './attachment-problems.ts';

const mb = 1_048_576;
const { form, fileTypes } = aFormPage();
const rules: AttachmentContext = { form, fileTypes, limits: { maxFiles: 3, maxTotalBytes: 20 * mb } };

type NamedFile = readonly [name: string, size: number];

/** Attachments with ids from 1. */
function someFiles(...files: readonly NamedFile[]): readonly AttachedFile<FileFacts>[] {
  return files.map(([name, size], index) => ({
    name,
    content: { id: index + 1, file: { size, type: '' }, request: null },
  }));
}

function codes(
  files: readonly AttachedFile<FileFacts>[],
  contentStates: ReadonlyMap<number, ContentState> = new Map(),
): readonly string[] {
  const { ofFiles, ofAll } = findAttachmentProblems(files, contentStates, rules);
  return [...[...ofFiles].map(([id, { code }]) => `${id} ${code}`), ...ofAll.map(({ code }) => code)];
}

describe('The problems of attachments', () => {
  it.each<[string, readonly NamedFile[], readonly string[]]>([
    ['too large', [['a.pdf', 10 * mb + 1]], ['1 attachment.too-large']],
    ['of the largest size', [['a.pdf', 10 * mb]], []],
    [
      'of another type',
      [
        ['a.pdf', 10],
        ['b.exe', 10],
      ],
      ['2 attachment.type-not-allowed'],
    ],
    ['of a type of the form’s own', [['a.DWG', 10]], []],
    ['empty', [['a.pdf', 0]], ['1 attachment.empty']],
    ['one too many', ['a', 'b', 'c', 'd'].map((n) => [`${n}.pdf`, 10]), ['attachment.too-many']],
    ['too large together', ['a', 'b', 'c'].map((n) => [`${n}.pdf`, 9 * mb]), ['attachment.total-too-large']],
  ])('are found when files are %s', (_title, files, expected) => {
    expect(codes(someFiles(...files))).toEqual(expected);
  });

  it('include that a file can’t be read, unless there is a better reason', () => {
    const files = someFiles(['a.pdf', 10], ['folder', 10]);
    const contentStates = new Map<number, ContentState>([
      [1, 'attachment.unreadable'],
      [2, 'attachment.unreadable'],
    ]);
    expect(codes(files, contentStates)).toEqual(['1 attachment.unreadable', '2 attachment.type-not-allowed']);
  });
});
