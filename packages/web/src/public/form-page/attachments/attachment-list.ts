import { checkSubmission, cleanFileName, spliced, uniqueName } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { AttachmentFacts, FileType, Form, Problem, SubmissionLimits } from '@form-portal/domain';

/** A file of the list; `Content` is the browser's File. */
export interface ListedFile<Content = unknown> {
  /** Tells the rows of a page apart. */
  readonly id: number;
  /** As it will be kept, different from the others. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly content: Content;
  /** Whether the browser can read it: a folder, or a file that was taken away, can't be sent. */
  readonly reading: 'going-on' | 'fine' | 'failed';
}

/** What a browser tells about a file. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** What attachments are judged by. */
export interface AttachmentLaws {
  readonly form: Form;
  readonly fileTypes: readonly FileType[];
  readonly limits: SubmissionLimits;
}

/** What is wrong with a list: with single files, by id, and with all of them together. */
export interface ListProblems {
  readonly ofFiles: ReadonlyMap<number, Problem>;
  readonly ofAll: readonly Problem[];
}

/** Adds a file at the end, or in the place of another. A name that is taken gets ` (2)` (docs/design.md#attachments-in-a-form). */
export function withFile<Content extends GivenFile>(
  list: readonly ListedFile<Content>[],
  content: Content,
  { id, insteadOf }: { readonly id: number; readonly insteadOf?: number | undefined },
): readonly ListedFile<Content>[] {
  const others = list.filter((file) => file.id !== insteadOf);
  const clean = cleanFileName(content.name);
  const name = uniqueName(
    clean.ok ? clean.value : content.name,
    others.map((other) => other.name),
  );
  const { size, type: mediaType } = content;
  const added: ListedFile<Content> = { id, name, size, mediaType, content, reading: 'going-on' };
  const replaced = list.findIndex((file) => file.id === insteadOf);
  return replaced < 0 ? [...list, added] : spliced(list, replaced, 1, added);
}

/** Notes whether a file can be read. */
export function withReading<Content>(
  list: readonly ListedFile<Content>[],
  id: number,
  reading: ListedFile['reading'],
): readonly ListedFile<Content>[] {
  return list.map((file) => (file.id === id && file.reading !== reading ? { ...file, reading } : file));
}

/** Takes a file out. */
export function withoutFile<Content>(
  list: readonly ListedFile<Content>[],
  id: number,
): readonly ListedFile<Content>[] {
  return list.filter((file) => file.id !== id);
}

/** Puts a file back where it stood; its name may have been taken meanwhile. */
export function withFileBack<Content>(
  list: readonly ListedFile<Content>[],
  file: ListedFile<Content>,
  place: number,
): readonly ListedFile<Content>[] {
  if (list.some((other) => other.id === file.id)) return list;
  const name = uniqueName(
    file.name,
    list.map((other) => other.name),
  );
  return spliced(list, place, 0, { ...file, name });
}

/** A list's files as the rules see them. */
function factsOf(list: readonly ListedFile[]): readonly AttachmentFacts[] {
  return list.map(({ name, size, mediaType }) => ({ name, size, mediaType }));
}

/** What is wrong with a list (specification §5, Attachments; specification D34). */
export function listProblems(list: readonly ListedFile[], laws: AttachmentLaws): ListProblems {
  const form = { ...laws.form, fields: [], groups: [], layout: [] };
  const problems = checkSubmission({ ...laws, form, answers: {}, attachments: factsOf(list), fieldTypes });
  const ofFiles = new Map<number, Problem>();
  for (const { id, name, reading } of list) {
    if (reading !== 'failed') continue;
    ofFiles.set(id, { code: 'attachment.unreadable', path: 'attachments', params: { name } });
  }
  for (const problem of problems) {
    const file = list[Number(problem.params?.['index'] ?? -1)];
    if (file !== undefined) ofFiles.set(file.id, problem);
  }
  return { ofFiles, ofAll: problems.filter((problem) => problem.params?.['index'] === undefined) };
}

/** How much of each file is sent, between 0 and 1, when so many bytes of the whole post are. Files are sent in their order. */
export function sentShares(list: readonly ListedFile[], loaded: number, total: number): readonly number[] {
  const ofFiles = list.reduce((sum, file) => sum + file.size, 0);
  let left = loaded - Math.max(0, total - ofFiles);
  return list.map(({ size }) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
