import { allowedExtensions, formControlNames } from '@form-portal/domain';
import { Button, Notice, UploadIcon, visuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useScripted } from '../../shared/use-scripted.ts';
import { attachmentsHeadingId, chooseFilesId, fileInputId } from './attachment-ids.ts';
import { attachmentRuleWords } from './attachment-rule-words.ts';
import { FileRow } from './file-row.tsx';
import { ProblemLine } from './problem-line.tsx';
import styles from './attachments-part.module.css';
import type { FormPageContent } from './form-page.tsx';
import type { AttachmentControls } from './use-attachment-controls.ts';
import type { SubmitFlow } from './submit-flow.ts';
import type { ReactElement } from 'react';

export interface AttachmentsPartProps {
  readonly page: FormPageContent;
  readonly controls: AttachmentControls;
  readonly flow: SubmitFlow;
}

/** The attachments block (design 3.2; specification section 5, Attachments): a native file input without script, a list with it. */
export function AttachmentsPart({ page, controls, flow }: AttachmentsPartProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const { list, problems } = controls.attachments;
  const refused = page.refused?.files ?? [];
  return (
    <section className={styles.part} aria-labelledby={attachmentsHeadingId}>
      <h2 id={attachmentsHeadingId} tabIndex={-1}>
        {text('attachments')}
      </h2>
      <p id="attachment-rules" className={styles.rules}>
        {attachmentRuleWords(page, i18n)}
      </p>
      {refused.length > 0 && (
        <Notice kind="warn">{text('filesChooseAgain', { names: refused.join(', ') })}</Notice>
      )}
      {problems.ofAll.map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      <FileChooser page={page} controls={controls} />
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
    </section>
  );
}

/** How much of a file is sent; undefined while nothing is. */
function sentShare(controls: AttachmentControls, flow: SubmitFlow, place: number): number | undefined {
  if (flow.kind === 'sent') return 1;
  return flow.kind === 'sending' ? controls.sentShares(flow)[place] : undefined;
}

function FileChooser({ page, controls }: Omit<AttachmentsPartProps, 'flow'>): ReactElement {
  const { text } = useI18n();
  const scripted = useScripted();
  const inputId = scripted ? fileInputId : chooseFilesId;
  return (
    <div className={styles.chooser} data-over={controls.dragging || undefined}>
      <UploadIcon size={24} />
      {scripted && (
        <>
          <Button id={chooseFilesId} aria-describedby="attachment-rules" onClick={controls.choose}>
            {text('chooseFiles')}
          </Button>
          <span className={styles.orDrop}>{text('dropFiles')}</span>
        </>
      )}
      <label htmlFor={inputId} className={visuallyHidden} hidden={scripted}>
        {text('chooseFiles')}
      </label>
      <input
        id={inputId}
        type="file"
        multiple
        name={formControlNames.attachments}
        accept={allowedExtensions(page.form.attachments, page.fileTypes)
          .map((extension) => `.${extension}`)
          .join(',')}
        aria-describedby="attachment-rules"
        className={scripted ? visuallyHidden : styles.native}
        hidden={scripted}
        onChange={controls.onChosen}
      />
    </div>
  );
}
