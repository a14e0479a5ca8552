import { routes } from '@form-portal/domain/api';
import { Button, DownloadIcon, Setting } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { callForFile } from '../api/call.ts';
import { TableDownloadDialog } from '../table-download/table-download-dialog.tsx';
import { FormChoice, useNamedForms } from './form-choice.tsx';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Offers the submissions of a form as a table. */
export function ExportSubmissions({ form }: { readonly form: Guid | null }): ReactElement {
  const { text } = useI18n();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => setAsking(true)}>
        {text('admin.submissions.export')}
      </Button>
      {asking && <ExportDialog form={form} onExit={() => setAsking(false)} />}
    </>
  );
}

interface ExportDialogProps {
  readonly form: Guid | null;
  readonly onExit: () => void;
}

function ExportDialog({ form, onExit }: ExportDialogProps): ReactElement {
  const { text } = useI18n();
  const [wanted, setWanted] = useState(form);
  const chosen = useNamedForms().find(({ guid }) => guid === wanted);
  return (
    <TableDownloadDialog
      title={text('admin.submissions.exportTitle')}
      note={text('admin.submissions.exportNote')}
      fileName={chosen === undefined ? '' : fileNameOf(chosen.name)}
      fetchFile={
        chosen === undefined
          ? null
          : (format, signal) =>
              callForFile(routes.exportSubmissions, {
                params: { id: chosen.guid },
                query: { format },
                signal,
              })
      }
      onExit={onExit}
    >
      <Setting label={text('admin.submissions.form')}>
        {(control) => (
          <FormChoice
            {...control}
            noneKey="admin.submissions.chooseForm"
            chosen={wanted}
            onChoose={setWanted}
          />
        )}
      </Setting>
    </TableDownloadDialog>
  );
}

/** Characters that file systems refuse are left out. */
function fileNameOf(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').slice(0, 100);
}
