import { Button, DownloadIcon, Skeleton } from '@form-portal/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { routes } from '@form-portal/domain/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { callAndRead, callForFile } from '../api/call.ts';
import { pagesByCursor } from '../api/pages-by-cursor.ts';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { TableDownloadDialog } from '../table-download/table-download-dialog.tsx';
import { AuditFilters } from './filter/audit-filters.tsx';
import { AuditTable } from './events/audit-table.tsx';
import { auditFilterOf, auditQueryOf, auditSearchOf, type AuditFilter } from './filter/audit-filter.ts';
import { auditPageFromWire } from './events/audit.wire.ts';
import page from '../shell/list-page.module.css';
import type { ReactElement } from 'react';

function auditListQuery(filter: AuditFilter, timeZone: string) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter, timeZone],
    queryFn: ({ pageParam }) => {
      const query = { ...auditQueryOf(filter, timeZone), cursor: pageParam };
      return callAndRead(routes.listAuditEvents, { query }, auditPageFromWire);
    },
    ...pagesByCursor,
  });
}

/** The page of the audit log: who did what, and when. */
export function AuditPage(): ReactElement {
  const { text } = useI18n();
  const [search, setSearch] = useSearchParams();
  const filter = auditFilterOf(search);
  const { timeZone } = useSite();
  const list = useInfiniteQuery({ ...auditListQuery(filter, timeZone), refetchOnMount: 'always' });
  usePageTitle(text('admin.audit.title'));
  const events = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 tabIndex={-1}>{text('admin.audit.title')}</h1>
        <ExportLog filter={filter} />
      </div>
      <AuditFilters
        filter={filter}
        // Rendered synchronously, so that the next change builds on this one.
        onChange={(change) =>
          setSearch(auditSearchOf({ ...filter, ...change }), { replace: true, flushSync: true })
        }
      />
      {list.isPending && (
        <div aria-busy="true">
          <p role="status">{text('loading')}</p>
          <Skeleton rows={8} title="left-out" />
        </div>
      )}
      {list.error !== null && list.data === undefined && (
        <PageFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && events.length === 0 && <p role="status">{text('admin.audit.none')}</p>}
      {events.length > 0 && <AuditTable events={events} />}
      <ShowMore list={list} />
    </div>
  );
}

function ExportLog({ filter }: { readonly filter: AuditFilter }): ReactElement {
  const { text } = useI18n();
  const { timeZone } = useSite();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => setAsking(true)}>
        {text('admin.submissions.export')}
      </Button>
      {isAsking && (
        <TableDownloadDialog
          title={text('admin.audit.exportTitle')}
          note={text('admin.audit.exportNote')}
          fileName={text('admin.audit.title')}
          fetchFile={(format, signal) =>
            callForFile(routes.exportAuditEvents, {
              query: { ...auditQueryOf(filter, timeZone), format },
              signal,
            })
          }
          onExit={() => setAsking(false)}
        />
      )}
    </>
  );
}
