import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FileRow } from './file-row.tsx';
import { ProblemLine } from './problem-line.tsx';
import styles from './file-list.module.css';
import type { AttachmentControls } from './use-attachment-controls.ts';
import type { SubmitFlow } from '../sending/submit-flow.ts';
import type { ReactElement } from 'react';

export interface FileListProps {
  readonly controls: AttachmentControls;
  readonly flow: SubmitFlow;
}

/** The chosen files, and what is wrong with all of them together (docs/design.md#attachments-in-a-form). */
export function FileList({ controls, flow }: FileListProps): ReactElement {
  const { text } = useI18n();
  const { list, problems } = controls.attachments;
  return (
    <>
      {problems.ofAll.map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      {list.length > 0 && (
        <ul className={styles.files} aria-label={text('attachedFiles')}>
          {list.map((file, place) => (
            <FileRow
              key={file.id}
              file={file}
              problem={problems.ofFiles.get(file.id)}
              sent={sentShare(controls, flow, place)}
              controls={controls}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** How much of a file is sent; undefined while nothing is. */
function sentShare(controls: AttachmentControls, flow: SubmitFlow, place: number): number | undefined {
  if (flow.kind === 'sent') return 1;
  return flow.kind === 'sending' ? controls.sentShares(flow)[place] : undefined;
}
