import { fileTypes } from '@form-portal/domain';
import { Checkbox } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import {
  allowCategoryCommand,
  disallowCategoryCommand,
} from '../../model/commands/settings/attachment-rules.ts';
import { CustomExtensions } from './custom-extensions.tsx';
import { LargestFile } from './largest-file.tsx';
import { RequestedFilesSettings } from '../requests/requested-files.tsx';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings-tab.module.css';
import type { FileType } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The rules for attachments. */
export function AttachmentsSection(): ReactElement {
  const { text } = useI18n();
  const isNothingAllowed = useEditor(
    ({ form: { attachments } }) =>
      attachments.categories.length === 0 && attachments.customExtensions.length === 0,
  );
  return (
    <SettingsSection section="attachments">
      <div className={styles.limits}>
        <LargestFile />
        <fieldset>
          <legend className={styles.legend}>{text('admin.settings.allowedTypes')}</legend>
          <div className={styles.categories}>
            {fileTypes.map((fileType) => (
              <Category key={fileType.category} fileType={fileType} />
            ))}
          </div>
        </fieldset>
      </div>
      <CustomExtensions />
      {isNothingAllowed && <p className={styles.hint}>{text('admin.settings.noAttachments')}</p>}
      <RequestedFilesSettings />
    </SettingsSection>
  );
}

function Category({ fileType: { category, labelKey } }: { readonly fileType: FileType }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isAllowed = useEditor(({ form }) => form.attachments.categories.includes(category));
  const name = text(labelKey);
  return (
    <Checkbox
      label={category === 'zip' ? text('admin.settings.archives', { name }) : name}
      state={isAllowed ? 'checked' : 'unchecked'}
      onChange={(state) =>
        run(state === 'checked' ? allowCategoryCommand(category) : disallowCategoryCommand(category))
      }
    />
  );
}
