/** Id of the heading of the attachments. */
export const attachmentsHeadingId = 'attachments-heading';

/** Id of the control that chooses files: the button, or without script the file input itself. */
export const chooseFilesId = 'choose-files';

/** Id of the text that says which files the form takes. */
export const attachmentRulesId = 'attachment-rules';

/** Id of the problems of all attachments together, while there are any. */
export const attachmentProblemsId = 'attachment-problems';

/** Id of the file input behind the button. */
export const fileInputId = 'chosen-files';

/** Ids of a file's row and of its Remove button. */
export function fileIds(id: number): { readonly row: string; readonly remove: string } {
  return { row: `file-${id}`, remove: `file-${id}-remove` };
}
