import {
  displaySize,
  formControlNames,
  stagedFileControl,
  type Guid,
  type ReturnedPost,
  type StagedFile,
} from '@form-portal/domain';
import { FileTextIcon, Notice } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import styles from './file-row.module.css';
import list from './file-list.module.css';
import type { ReactElement } from 'react';

export interface ReturnedFilesProps {
  readonly returned: Pick<ReturnedPost, 'files' | 'staged'>;
  /** The request whose files are listed; null: the files of no request, and those to choose again. */
  readonly request: Guid | null;
}

/**
 * The files of a form that was posted without script and returned: the staged ones, in the card of their request, each with a
 * checkbox that removes it, and the names of those that must be chosen again (decision 0070).
 */
export function ReturnedFiles({ returned: { files, staged }, request }: ReturnedFilesProps): ReactElement {
  const { text } = useI18n();
  const stagedHere = (staged?.files ?? []).filter((file) => file.request === request);
  const helpId = `staged-files-help-${request ?? 'others'}`;
  return (
    <>
      {request === null && files.length > 0 && (
        <Notice kind="warn">
          <PortalText textKey="filesChooseAgain" params={{ names: files.join(', ') }} />
        </Notice>
      )}
      {request === null && staged !== null && (
        <input type="hidden" name={formControlNames.stagedToken} value={staged.token} />
      )}
      {stagedHere.length > 0 && (
        <div className={styles.staged}>
          {request === null && (
            <h3 className={styles.stagedHeading}>
              <PortalText textKey="stagedFiles" />
            </h3>
          )}
          <p id={helpId} className={styles.help}>
            <PortalText textKey="stagedFilesHelp" />
          </p>
          <ul className={list.files} aria-label={text('stagedFiles')}>
            {stagedHere.map((file) => (
              <StagedRow key={file.id} file={file} helpId={helpId} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface StagedRowProps {
  readonly file: StagedFile;
  /** Id of the text that explains the checkbox. */
  readonly helpId: string;
}

function StagedRow({ file, helpId }: StagedRowProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <FileTextIcon />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.state}>{displaySize(file.size, i18n)}</p>
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={formControlNames.removedFile}
          value={file.id}
          aria-label={text('removeFile', { name: file.name })}
          aria-describedby={helpId}
        />
        <PortalText textKey="remove" />
      </label>
      <input type="hidden" name={formControlNames.stagedFile} value={stagedFileControl(file)} />
    </li>
  );
}
