import { displaySize } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { DownloadIcon, FileTextIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FullDownload } from '../../full-download.tsx';
import styles from '../panel/element-panel.module.css';
import type { VaultObject, VaultObjectFile } from './vault-object.wire.ts';
import type { ReactElement } from 'react';

export interface ObjectFilesProps {
  readonly object: VaultObject;
}

/** The files of an object; one with identity codes is downloaded with them only after a question. */
export function ObjectFiles({ object }: ObjectFilesProps): ReactElement {
  const { text } = useI18n();
  const { files } = object;
  return (
    <section className={styles.section}>
      <h3>{text('admin.vault.files')}</h3>
      {files.length === 0 ? (
        <p className={styles.hint}>{text('admin.vault.noFiles')}</p>
      ) : (
        <ul className={styles.uses}>
          {files.map((file) => (
            <li key={file.id}>
              <Downloads file={file} address={fileAddress(object, file.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DownloadsProps {
  readonly file: VaultObjectFile;
  readonly address: string;
}

function Downloads({ file, address }: DownloadsProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  return (
    <>
      {file.onlyInFull ? (
        <span>{file.name}</span>
      ) : (
        <a className={styles.file} href={address} download>
          <FileTextIcon />
          <span>{file.masked ? file.name : `${file.name} (${displaySize(file.size, i18n)})`}</span>
          <DownloadIcon size={16} />
        </a>
      )}
      {file.masked && (
        <FullDownload
          name={`${text('admin.submissions.fullPdf')} (${displaySize(file.size, i18n)})`}
          address={`${address}&full=true`}
        />
      )}
    </>
  );
}

function fileAddress({ type, id, version }: VaultObject, fileId: number): string {
  const values: Readonly<Record<string, number>> = { type, id, fileId };
  const path = routes.readVaultFile.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return `${path}?version=${String(version)}`;
}
