import { routes } from '@form-portal/domain/api';
import { Button, DownloadIcon, Select, Setting } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { callForFile } from '../api/call.ts';
import { formQuery } from '../api/queries.ts';
import { TableDownloadDialog } from '../table-download/table-download-dialog.tsx';
import { useMomentStyle } from '../use-moment-style.ts';
import { useNamedForms } from './form-choice.tsx';
import { queryOf, type ListFilter } from './list/list-filter.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ExportSubmissionsProps {
  readonly filter: ListFilter;
  /** How many the filter shows; null while that is unknown. */
  readonly total: number | null;
}

/** Offers the submissions that the list shows, on all its pages, as a table. */
export function ExportSubmissions({ filter, total }: ExportSubmissionsProps): ReactElement {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => setAsking(true)}>
        {total === null
          ? text('admin.submissions.export')
          : text('admin.submissions.exportThese', { n: total })}
      </Button>
      {isAsking && <ExportDialog filter={filter} onExit={() => setAsking(false)} />}
    </>
  );
}

interface ExportDialogProps {
  readonly filter: ListFilter;
  readonly onExit: () => void;
}

function ExportDialog({ filter, onExit }: ExportDialogProps): ReactElement {
  const { text } = useI18n();
  const { timeZone } = useMomentStyle();
  const form = useNamedForms().find(({ guid }) => guid === filter.form);
  const [group, setGroup] = useState('');
  return (
    <TableDownloadDialog
      title={text('admin.submissions.exportTitle')}
      note={text('admin.submissions.exportNote')}
      fileName={fileNameOf(form?.name ?? text('admin.submissions.title'))}
      fetchFile={(format, signal) =>
        callForFile(routes.exportFoundSubmissions, {
          query: {
            ...queryOf(filter, new Date(), timeZone),
            format,
            ...(group !== '' && { group }),
          },
          signal,
        })
      }
      onExit={onExit}
    >
      {filter.form !== null && <ContentChoice form={filter.form} group={group} onChoose={setGroup} />}
    </TableDownloadDialog>
  );
}

interface ContentChoiceProps {
  readonly form: Guid;
  /** Empty: the submissions. */
  readonly group: string;
  readonly onChoose: (group: string) => void;
}

/** Offers the rows of each repeatable group of a form beside its submissions; nothing for a form without such groups. */
function ContentChoice({ form, group, onChoose }: ContentChoiceProps): ReactElement | null {
  const { text, textOf } = useI18n();
  const { data } = useQuery(formQuery(form));
  const groups = data?.groups.filter(({ repeat }) => repeat !== undefined) ?? [];
  if (groups.length === 0) return null;
  return (
    <Setting label={text('admin.submissions.exportContent')}>
      {(control) => (
        <Select {...control} value={group} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{text('admin.submissions.title')}</option>
          {groups.map(({ guid, name }) => (
            <option key={guid} value={guid}>
              {text('admin.submissions.exportRows', { group: textOf(name) })}
            </option>
          ))}
        </Select>
      )}
    </Setting>
  );
}

/** Characters that file systems refuse are left out. */
function fileNameOf(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').slice(0, 100);
}
