import { Notice } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { attachedFiles } from '../../form-state.ts';
import { missingFiles } from '../missing-files.ts';
import { useForm } from '../../use-form.ts';
import { attachmentProblemsId } from '../attachment-ids.ts';
import { sentFiles } from '../sent-files.ts';
import { FileRow } from './file-row.tsx';
import { ProblemLine } from './problem-line.tsx';
import { sentShares } from './sent-shares.ts';
import styles from './file-list.module.css';
import type { AttachmentControls } from '../choosing/use-attachment-controls.ts';
import type { SubmitFlow } from '../../sending/submit-flow.ts';
import type { AttachedFile } from '../attached-file.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FileListProps {
  readonly controls: AttachmentControls;
  /** The request whose files are listed; null for the files of none. */
  readonly request: Guid | null;
}

/** The files chosen for a request; or those for none, and the problems of all files together (docs/design.md#attachments-in-a-form). */
export function FileList({ controls, request }: FileListProps): ReactElement {
  const { text } = useI18n();
  const files = useForm(attachedFiles);
  const contentStates = useForm((state) => state.contentStates);
  const { ofFiles, ofAll } = useForm((state) => state.attachmentProblems);
  const draft = useForm((state) => state.draft);
  const logic = useForm((state) => state.logic);
  const flow = useForm((state) => state.flow);
  const restored = useForm((state) => state.restored);
  const sent = sentFiles({ draft, logic });
  const shares = sharesOf(sent, flow);
  const missing = missingFiles({ restored, draft }).filter((file) => file.request === request);
  const isListed = ({ content }: AttachedFile): boolean => content.request === request;
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="warn" className={styles.missing}>
          <PortalText
            textKey="filesChooseAgain"
            params={{ names: missing.map(({ name }) => name).join(', ') }}
          />
        </Notice>
      )}
      {request === null && ofAll.length > 0 && (
        <div id={attachmentProblemsId}>
          {ofAll.map((problem) => (
            <ProblemLine key={problem.code} problem={problem} />
          ))}
        </div>
      )}
      {files.some(isListed) && (
        <ul className={styles.files} aria-label={text('attachedFiles')}>
          {files.map(
            (file) =>
              isListed(file) && (
                <FileRow
                  key={file.content.id}
                  file={file}
                  isChecking={!contentStates.has(file.content.id)}
                  problem={ofFiles.get(file.content.id)}
                  sent={shares?.[sent.indexOf(file)]}
                  controls={controls}
                />
              ),
          )}
        </ul>
      )}
    </>
  );
}

/** How much of each file has been sent, from 0 to 1; undefined while nothing is being sent. */
function sharesOf(files: readonly AttachedFile[], flow: SubmitFlow): readonly number[] | undefined {
  if (flow.kind === 'sent') return files.map(() => 1);
  if (flow.kind !== 'sending') return undefined;
  const sizes = files.map(({ content }) => content.file.size);
  return sentShares(sizes, flow.loaded, flow.total);
}
