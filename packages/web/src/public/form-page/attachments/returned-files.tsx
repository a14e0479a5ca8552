import { formControlNames, stagedFileControl, type ReturnedPost, type StagedFile } from '@form-portal/domain';
import { FileTextIcon, Notice } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './file-row.module.css';
import list from './file-list.module.css';
import type { ReactElement } from 'react';

export interface ReturnedFilesProps {
  readonly returned: Pick<ReturnedPost, 'files' | 'staged'>;
}

/**
 * The files of a form that was posted without script and came back: those that are staged, with a tick for each that removes it, and the
 * names of those that must be chosen again (decision 0070).
 */
export function ReturnedFiles({ returned: { files, staged } }: ReturnedFilesProps): ReactElement {
  const { text } = useI18n();
  return (
    <>
      {files.length > 0 && (
        <Notice kind="warn">
          <PortalText textKey="filesChooseAgain" params={{ names: files.join(', ') }} />
        </Notice>
      )}
      {staged !== null && (
        <div className={styles.staged}>
          <input type="hidden" name={formControlNames.stagedToken} value={staged.token} />
          <h3 className={styles.stagedHeading}>
            <PortalText textKey="stagedFiles" />
          </h3>
          <p id="staged-files-help" className={styles.help}>
            <PortalText textKey="stagedFilesHelp" />
          </p>
          <ul className={list.files} aria-label={text('stagedFiles')}>
            {staged.files.map((file) => (
              <StagedRow key={file.id} file={file} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function StagedRow({ file }: { readonly file: StagedFile }): ReactElement {
  const { text, size } = useI18n();
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <FileTextIcon />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.state}>{size(file.size)}</p>
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={formControlNames.removedFile}
          value={file.id}
          aria-label={text('removeFile', { name: file.name })}
          aria-describedby="staged-files-help"
        />
        <PortalText textKey="remove" />
      </label>
      <input type="hidden" name={formControlNames.stagedFile} value={stagedFileControl(file)} />
    </li>
  );
}
