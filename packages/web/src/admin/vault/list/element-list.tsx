import { builtInLists, dataTypeName } from '@form-portal/domain';
import { ButtonLink, PlusIcon, SearchInput, Select } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { aboutKey, elementRows, type ElementRow } from './element-rows.ts';
import { filterRows } from './filter-rows.ts';
import { NotLoaded } from './not-loaded.tsx';
import { useRestoreRowFocus } from './use-restore-row-focus.ts';
import { vaultAddress, type StructureKind } from '../structure/structure-kinds.ts';
import { vaultItemsQuery, vaultUsersQuery } from '../structure/structure-queries.ts';
import { pageHeading, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { FoundStatus } from '../../shell/found-status.tsx';
import styles from './element-list.module.css';
import type { AdministeredStructure } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ElementListProps {
  readonly kind: StructureKind;
  readonly structure: AdministeredStructure;
  readonly opened: number | 'new' | null;
  /** Whether new elements can be created here. */
  readonly access?: 'change' | 'read';
}

/** The elements of a kind, searchable by name or id. */
export function ElementList({ kind, structure, opened, access = 'change' }: ElementListProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const [typed, setTyped] = useState('');
  const [dataType, setDataType] = useState('');
  const search = useDeferredValue(typed);
  const workflows = useQuery({
    ...vaultItemsQuery(builtInLists.workflows),
    enabled: kind.name === 'workflows',
  });
  const users = useQuery({ ...vaultUsersQuery(), enabled: kind.name === 'users' });
  const more = { workflows: workflows.data ?? [], users: users.data ?? [] };
  const query = kind.name === 'workflows' || kind.name === 'users' ? { workflows, users }[kind.name] : null;
  const rows = elementRows(kind.name, structure, more, i18n);
  const found = filterRows(rows, { search, dataType });
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text(kind.titleKey)}</h1>
        {access === 'change' && (
          <ButtonLink kind="primary" icon={<PlusIcon />} href={vaultAddress(kind.name, 'new')}>
            {text(kind.newKey)}
          </ButtonLink>
        )}
      </div>
      <div className={styles.filters} role="search">
        <SearchInput
          className={styles.search}
          label={text('admin.vault.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          clear={{ label: text('admin.submissions.clearSearch'), onClear: () => setTyped('') }}
        />
        {kind.name === 'properties' && <DataTypes rows={rows} chosen={dataType} onChoose={setDataType} />}
      </div>
      {query !== null && query.data === undefined ? (
        <NotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <FoundStatus
          className={styles.found}
          search={search}
          found={found.length}
          none={text('admin.vault.nothingFound')}
        />
      )}
      {found.length > 0 && <Rows kind={kind} opened={opened} access={access} rows={found} />}
    </>
  );
}

interface DataTypesProps {
  readonly rows: readonly ElementRow[];
  readonly chosen: string;
  readonly onChoose: (dataType: string) => void;
}

function DataTypes({ rows, chosen, onChoose }: DataTypesProps): ReactElement {
  const { text, compare } = useI18n();
  const used = [...new Set(rows.flatMap(({ dataType }) => dataType ?? []))]
    .map((dataType) => ({ dataType, name: text(`admin.dataType.${dataTypeName(dataType)}`) }))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <Select
      className={styles.select}
      aria-label={text('admin.settings.dataType')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{text('admin.vault.allDataTypes')}</option>
      {used.map(({ dataType, name }) => (
        <option key={dataType} value={dataType}>
          {name}
        </option>
      ))}
    </Select>
  );
}

interface RowsProps {
  readonly kind: StructureKind;
  readonly rows: readonly ElementRow[];
  readonly opened: ElementListProps['opened'];
  readonly access: 'change' | 'read';
}

function Rows({ kind, rows, opened, access }: RowsProps): ReactElement {
  const { text } = useI18n();
  const table = useRestoreRowFocus(opened);
  return (
    <table ref={table} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('admin.vault.id')}</th>
          <th scope="col">{text('admin.vault.name')}</th>
          <th scope="col">{text(aboutKey(kind.name))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            address={access === 'read' ? null : vaultAddress(kind.name, row.id)}
            isOpen={row.id === opened}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ElementRow;
  /** Null: it cannot be opened. */
  readonly address: string | null;
  readonly isOpen: boolean;
}

/** One element; the focus goes to the heading when it is deleted. */
function Row({ row, address, isOpen }: RowProps): ReactElement {
  const { id, name, lang, about, aboutLang, more, moreLang } = row;
  const line = useFallbackFocus<HTMLTableRowElement>(pageHeading);
  return (
    <tr ref={line} className={isOpen ? styles.opened : undefined}>
      <td className={styles.id}>{id}</td>
      <td lang={lang}>
        {address === null ? (
          name
        ) : (
          <a className={styles.name} href={address} aria-current={isOpen ? 'true' : undefined}>
            {name}
          </a>
        )}
      </td>
      <td>
        <span lang={aboutLang}>{about}</span>
        {more !== undefined && more !== '' && (
          <span className={styles.more} lang={moreLang}>
            {more}
          </span>
        )}
      </td>
    </tr>
  );
}
