import { formControlNames } from '@form-portal/domain';
import { Button, UploadIcon, useScripted, visuallyHidden } from '@form-portal/ui';
import { memo } from 'react';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import {
  attachmentProblemsId,
  attachmentRulesId,
  attachmentsHeadingId,
  chooseFilesId,
  fileInputId,
} from './attachment-ids.ts';
import { attachmentRulesText } from './attachment-rules-text.ts';
import { attachmentsTextKey } from './attachments-text-key.ts';
import { openFileChooser } from './choosing/file-input.ts';
import styles from './attachments-part.module.css';
import { canBeSent, type FormPageContent } from '../form-page-content.ts';
import { hasProblemOfAllFiles } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import type { InteractiveModule } from '../interactive-module.ts';
import type { ReactElement, Ref } from 'react';

export interface AttachmentsPartProps {
  readonly page: FormPageContent;
  /** The slot in which the chosen files are listed. */
  readonly files: Ref<HTMLDivElement>;
  /** Lists the files of a returned page; absent until it is loaded. */
  readonly ReturnedFiles: InteractiveModule['ReturnedFiles'] | undefined;
}

/** The attachments block (docs/design.md#attachments-in-a-form; specification §5, Attachments): a native file input without script, a list with it. */
export const AttachmentsPart = memo(function AttachmentsPart({
  page,
  files,
  ReturnedFiles,
}: AttachmentsPartProps): ReactElement {
  const i18n = useI18n();
  const { limits } = useSite();
  return (
    <section className={styles.part} aria-labelledby={attachmentsHeadingId}>
      <h2 id={attachmentsHeadingId} tabIndex={-1}>
        <PortalText textKey={attachmentsTextKey(page.form.attachments)} />
      </h2>
      <p id={attachmentRulesId} className={styles.rules}>
        {attachmentRulesText(page, limits, i18n)}
      </p>
      {ReturnedFiles !== undefined && page.returned !== null && (
        <ReturnedFiles returned={page.returned} request={null} />
      )}
      <FileChooser page={page} />
      <div ref={files} />
    </section>
  );
});

function FileChooser({ page }: { readonly page: FormPageContent }): ReactElement {
  const scripted = useScripted();
  const inputId = scripted ? fileInputId : chooseFilesId;
  const disabled = !canBeSent[page.mode];
  const isRefused = useForm(hasProblemOfAllFiles);
  const described = isRefused ? `${attachmentRulesId} ${attachmentProblemsId}` : attachmentRulesId;
  return (
    <div className={styles.chooser}>
      <UploadIcon size={24} />
      {scripted && (
        <>
          <Button
            id={chooseFilesId}
            aria-describedby={described}
            disabled={disabled}
            onClick={openFileChooser}
          >
            <PortalText textKey="chooseFiles" />
          </Button>
          <span className={styles.orDrop}>
            <PortalText textKey="dropFiles" />
          </span>
        </>
      )}
      <label htmlFor={inputId} className={visuallyHidden} hidden={scripted}>
        <PortalText textKey="chooseFiles" />
      </label>
      <input
        id={inputId}
        type="file"
        multiple
        name={formControlNames.attachments}
        accept={page.extensions.map((extension) => `.${extension}`).join(',')}
        aria-describedby={described}
        className={styles.native}
        hidden={scripted}
        disabled={disabled}
      />
    </div>
  );
}
