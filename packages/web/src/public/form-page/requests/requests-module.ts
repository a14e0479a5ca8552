import type { AttachmentControls } from '../attachments/choosing/use-attachment-controls.ts';
import type { FileListProps } from '../attachments/list/file-list.tsx';
import type { ReturnedFilesProps } from '../attachments/list/returned-files.tsx';
import type { FormController } from '../form-controller.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { Form } from '@form-portal/domain';
import type { ComponentType, Ref } from 'react';

export interface RequestedFilesProps {
  readonly page: FormPageContent;
  /** The slot in which files of no request are listed, on a form that lists them nowhere else. */
  readonly files: Ref<HTMLDivElement>;
  /** Lists the files of a returned page; absent until it is loaded. */
  readonly ReturnedFiles: ComponentType<ReturnedFilesProps> | undefined;
}

export interface RequestFilesProps {
  readonly form: Form;
  readonly element: HTMLFormElement;
  readonly controller: FormController;
  readonly controls: AttachmentControls;
  /** Passed as a prop so that the bundler does not split the script that all forms share. */
  readonly Files: ComponentType<FileListProps>;
}

/** What only forms that request files load. */
export interface RequestsModule {
  /** The cards of the requests, as the server renders them too. */
  readonly RequestedFiles: ComponentType<RequestedFilesProps>;
  /** Makes the cards interactive, and lists in each the files that were chosen for it. */
  readonly RequestFiles: ComponentType<RequestFilesProps>;
}
