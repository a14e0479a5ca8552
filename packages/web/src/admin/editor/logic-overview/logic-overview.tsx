import { wordSearch } from '@form-portal/domain';
import { Button, FileTextIcon, Notice, PlusIcon, SearchInput, Segmented } from '@form-portal/ui';
import { useMemo, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { useFindings } from '../check/use-findings.ts';
import { useSettledForm } from '../use-settled-form.ts';
import { logicRows, type LogicRow } from '../model/logic/logic-rows.ts';
import { LogicTableRow } from './logic-table-row.tsx';
import { useRowNames } from './use-row-names.ts';
import { FoundStatus } from '../../shell/found-status.tsx';
import styles from './logic-overview.module.css';
import type { ReactElement } from 'react';

type Filter = 'all' | 'errors' | 'warnings';

/** Every rule of the form as a sentence, with what refers to each element and what is wrong (docs/design.md#logic-of-the-form). */
export function LogicOverview(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const form = useSettledForm();
  const findings = useFindings();
  const rows = useMemo(() => logicRows(form, findings), [form, findings]);
  return (
    <section className={styles.overview} aria-labelledby="logic-overview" data-editor-region="panel">
      <div className={styles.head}>
        <div>
          <h2 id="logic-overview" tabIndex={-1}>
            {text('admin.logicOverview.title')}
          </h2>
          <p className={styles.intro}>{text('admin.logicOverview.intro')}</p>
        </div>
        <div className={styles.actions}>
          {rows.length > 0 && (
            <Button icon={<FileTextIcon />} onClick={() => print()}>
              {text('print')}
            </Button>
          )}
          <Button
            kind="primary"
            icon={<PlusIcon />}
            data-part="add-check"
            onClick={() => run(goToCommand({ in: 'new-check' }))}
          >
            {text('admin.logic.addCheck')}
          </Button>
        </div>
      </div>
      {rows.length === 0 ? (
        <Notice kind="info">
          <p>{text('admin.logicOverview.none')}</p>
        </Notice>
      ) : (
        <LogicTable rows={rows} />
      )}
    </section>
  );
}

function LogicTable({ rows }: { readonly rows: readonly LogicRow[] }): ReactElement {
  const { text } = useI18n();
  const names = useRowNames(rows);
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const filtered = { all: rows, errors: rowsWith(rows, 'error'), warnings: rowsWith(rows, 'warning') };
  const elements = rows.filter(({ kind }) => kind !== 'page');
  const matches = wordSearch(typed);
  const matchingRows = filtered[filter].filter(({ guid }) => matches(names.get(guid) ?? ''));
  return (
    <>
      <div className={styles.tools} data-apart-from-form>
        <SearchInput
          label={text('admin.logicOverview.search')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          clear={{ label: text('admin.submissions.clearSearch'), onClear: () => setTyped('') }}
        />
        <Segmented
          legend={text('admin.logicOverview.filter')}
          isLegendShown={false}
          chosen={filter}
          choices={[
            { value: 'all', label: text('admin.logicOverview.all', { n: elements.length }) },
            { value: 'errors', label: text('admin.logicOverview.errors', { n: filtered.errors.length }) },
            {
              value: 'warnings',
              label: text('admin.logicOverview.warnings', { n: filtered.warnings.length }),
            },
          ]}
          onChoose={setFilter}
        />
      </div>
      <FoundStatus
        search={typed}
        found={matchingRows.length}
        none={text('admin.logicOverview.nothingFound')}
      />
      {matchingRows.length > 0 && (
        <table className={styles.table} aria-labelledby="logic-overview">
          <thead>
            <tr>
              <th scope="col">{text('admin.logicOverview.element')}</th>
              <th scope="col">{text('admin.logicOverview.rules')}</th>
              <th scope="col">{text('admin.logicOverview.references')}</th>
              <th scope="col">{text('admin.logicOverview.findings')}</th>
            </tr>
          </thead>
          <tbody>
            {matchingRows.map((row) => (
              <LogicTableRow key={row.guid} row={row} name={names.get(row.guid) ?? ''} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function rowsWith(rows: readonly LogicRow[], severity: 'error' | 'warning'): readonly LogicRow[] {
  return rows.filter(({ findings }) => findings.some((finding) => finding.severity === severity));
}
