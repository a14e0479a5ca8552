import { otherFileControlName, type AttachmentRequest } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { filesToSend } from '../checking/use-review.ts';
import { missingFiles } from '../attachments/missing-files.ts';
import { useForm } from '../use-form.ts';
import styles from './requests.module.css';
import type { FormPageContent } from '../form-page-content.ts';
import type { ReactElement } from 'react';

interface OtherFileProps {
  readonly page: FormPageContent;
  readonly request: AttachmentRequest;
}

/**
 * Asks which of the other files a requested one is part of; nothing while there is none. The styles show it once that state
 * is chosen.
 */
export function OtherFile({ page, request: { guid } }: OtherFileProps): ReactElement | null {
  const { text, fallbackTag } = useI18n();
  const draft = useForm((state) => state.draft);
  const restored = useForm((state) => state.restored);
  const files = [...filesToSend(page, draft), ...missingFiles({ restored, draft })];
  const names = new Set(files.filter(({ request }) => request !== guid).map(({ name }) => name));
  if (names.size === 0) return null;
  const states = restored?.requestStates ?? new Map(page.returned?.requestStates);
  return (
    <label className={styles.otherFile}>
      <PortalText textKey="requestedFile.whichFile" />
      <Select
        // Another key when a draft is restored, so that the select is mounted with its state.
        key={restored === null ? 'first' : 'restored'}
        name={otherFileControlName(guid)}
        data-request={guid}
        defaultValue={states.get(guid)?.file ?? ''}
      >
        <option value="" lang={fallbackTag('requestedFile.noFileNamed')}>
          {text('requestedFile.noFileNamed')}
        </option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
