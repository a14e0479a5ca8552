import { displaySize, problemText } from '@form-portal/domain';
import { Button, CircleCheckIcon, FileXIcon, ProgressBar, XIcon, classNames } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { fileIds } from '../attachment-ids.ts';
import { Thumbnail } from './thumbnail.tsx';
import styles from './file-row.module.css';
import type { PortalTextProps } from '../../../../shared/i18n/i18n-context.tsx';
import type { AttachmentControls } from '../choosing/use-attachment-controls.ts';
import type { AttachedFile } from '../attached-file.ts';
import type { Problem } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FileRowProps {
  readonly file: AttachedFile;
  /** Whether the browser is still trying to read it. */
  readonly isChecking: boolean;
  /** Why it can't be sent. */
  readonly problem: Problem | undefined;
  /** Between 0 and 1; undefined while nothing is sent. */
  readonly sent: number | undefined;
  readonly controls: AttachmentControls;
}

/**
 * One file: name, size, state and actions (docs/design.md#attachments-in-a-form). A refused one is kept, so that the reason
 * can be read.
 */
export function FileRow(props: FileRowProps): ReactElement {
  const { file, problem, sent, controls } = props;
  const { text } = useI18n();
  const ids = fileIds(file.content.id);
  const refused = problem !== undefined;
  return (
    <li
      id={ids.row}
      tabIndex={-1}
      className={classNames(styles.row, refused && styles.refused)}
      data-refused={refused ? '' : undefined}
    >
      <span className={styles.icon}>{refused ? <FileXIcon /> : <Thumbnail file={file.content.file} />}</span>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <State {...props} />
        {sent !== undefined && sent < 1 && !refused && (
          <ProgressBar value={sent} label={text('fileUploading', { n: percent(sent) })} />
        )}
      </div>
      <div className={styles.actions}>
        {refused && (
          <Button
            kind="quiet"
            aria-label={text('replaceFile', { name: file.name })}
            onClick={() => controls.replace(file)}
          >
            <PortalText textKey="replace" />
          </Button>
        )}
        <Button
          id={ids.remove}
          kind="quiet"
          icon={<XIcon />}
          aria-label={text('removeFile', { name: file.name })}
          className={styles.remove}
          onClick={() => controls.remove(file)}
        >
          <span className={styles.removeText}>
            <PortalText textKey="remove" />
          </span>
        </Button>
      </div>
    </li>
  );
}

function percent(share: number): number {
  return Math.floor(share * 100);
}

function State({ file, isChecking, problem, sent }: FileRowProps): ReactElement {
  const i18n = useI18n();
  if (problem !== undefined) {
    return (
      <p className={styles.reason}>
        {problemText(problem, i18n.text)}
        {problem.code === 'attachment.too-large' && (
          <span className={styles.size}> ({displaySize(file.content.file.size, i18n)})</span>
        )}
      </p>
    );
  }
  const ready = !isChecking && sent === undefined;
  return (
    <p className={styles.state}>
      <span>{displaySize(file.content.file.size, i18n)}</span>
      <span className={classNames(ready && styles.ready)}>
        {(ready || sent === 1) && <CircleCheckIcon size={16} />}
        <PortalText {...stateText(isChecking, sent)} />
      </span>
    </p>
  );
}

function stateText(isChecking: boolean, sent: number | undefined): PortalTextProps {
  if (sent === undefined) return { textKey: isChecking ? 'fileChecking' : 'fileReady' };
  return sent === 1 ? { textKey: 'fileSent' } : { textKey: 'fileUploading', params: { n: percent(sent) } };
}
