import { checkSubmission, resolveWithoutLogic } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { AttachedFile, FileFacts, ContentState } from './attached-file.ts';
import type { AttachmentFacts, FileType, Form, Problem, SubmissionLimits } from '@form-portal/domain';

/** The rules that attachments must follow. */
export interface AttachmentContext {
  readonly form: Form;
  readonly fileTypes: readonly FileType[];
  readonly limits: SubmissionLimits;
}

/** Problems of individual attachments, by id, and of all of them together. */
export interface AttachmentProblems {
  readonly ofFiles: ReadonlyMap<number, Problem>;
  readonly ofAll: readonly Problem[];
}

/** Finds the problems of attachments (specification §5, Attachments; specification D34). */
export function findAttachmentProblems(
  files: readonly AttachedFile<FileFacts>[],
  contentStates: ReadonlyMap<number, ContentState>,
  { form, fileTypes, limits }: AttachmentContext,
): AttachmentProblems {
  const onlyFiles = { ...form, fields: [], groups: [], layout: [] };
  const problems = checkSubmission({
    form: onlyFiles,
    submission: resolveWithoutLogic(onlyFiles, {}),
    attachments: files.map(factsOf),
    fieldTypes,
    fileTypes,
    limits,
  });
  const ofFiles = new Map<number, Problem>();
  for (const { name, content } of files) {
    const code = contentStates.get(content.id) ?? 'fine';
    if (code !== 'fine') ofFiles.set(content.id, { code, path: 'attachments', params: { name } });
  }
  for (const problem of problems) {
    const file = files[Number(problem.params?.['index'] ?? -1)];
    if (file !== undefined) ofFiles.set(file.content.id, problem);
  }
  return { ofFiles, ofAll: problems.filter((problem) => problem.params?.['index'] === undefined) };
}

/** The facts of a file that the rules of attachments and requested files check. */
export function factsOf({ name, content: { file, request } }: AttachedFile<FileFacts>): AttachmentFacts {
  return { name, size: file.size, mediaType: file.type, request };
}
