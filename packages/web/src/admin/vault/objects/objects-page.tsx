import { readSearchText } from '@form-portal/domain';
import { classNames, SearchInput, Select } from '@form-portal/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../../shared/shell/page-title.ts';
import { useStructure } from '../../api/queries.ts';
import { NotFound } from '../../shell/page-states/not-found.tsx';
import { useOwnsVault } from '../../shell/context/own-vault.ts';
import { ObjectPanel } from './object-panel.tsx';
import { NotLoaded } from '../list/not-loaded.tsx';
import { useRestoreRowFocus } from '../list/use-restore-row-focus.ts';
import { vaultObjectsQuery } from './object-queries.ts';
import { VaultFrame } from '../frame/vault-frame.tsx';
import { vaultStructureQuery } from '../structure/structure-queries.ts';
import { ShowMore } from '../../shell/show-more.tsx';
import { FoundStatus } from '../../shell/found-status.tsx';
import styles from '../list/element-list.module.css';
import { readerNames } from '../structure/reader-names.ts';
import type { AdministeredStructure, VaultClass } from '@form-portal/domain';
import type { VaultObjectRow } from './vault-object.wire.ts';

/** The objects of the embedded vault: a list filtered by class and words, and one open object. */
export function ObjectsPage(): ReactElement {
  const { text, languageTag } = useI18n();
  const { type, id } = useParams();
  const [typed, setTyped] = useState('');
  const [chosenClass, setChosenClass] = useState<number | null>(null);
  const enabled = useOwnsVault();
  const structure = useQuery({ ...vaultStructureQuery(), enabled });
  const { structure: portalStructure } = useStructure();
  const words = useDeferredValue(typed).trim();
  // A code must not appear in an address, and only the search of submissions records that it was searched for.
  const isCode = readSearchText(words).kind !== 'words';
  const objects = useInfiniteQuery({
    ...vaultObjectsQuery({ words, class: chosenClass }),
    placeholderData: keepPreviousData,
    enabled: enabled && !isCode,
  });
  usePageTitle(text('admin.vault.objects'));
  if (!enabled) return <NotFound />;
  const classes = classesFor(portalStructure?.classes ?? [], structure.data, languageTag);
  const rows = isCode ? [] : objects.data?.pages.flatMap(({ items }) => items);
  const isOpen = type !== undefined && id !== undefined && /^\d{1,9} \d{1,9}$/.test(`${type} ${id}`);
  return (
    <VaultFrame
      list={
        <>
          <div className={styles.head}>
            <h1 tabIndex={-1}>{text('admin.vault.objects')}</h1>
          </div>
          <div className={styles.filters} role="search">
            <SearchInput
              className={styles.words}
              label={text('admin.vault.searchObjects')}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              clear={{ label: text('admin.submissions.clearSearch'), onClear: () => setTyped('') }}
            />
            <ClassFilter classes={classes} chosen={chosenClass} onChoose={setChosenClass} />
          </div>
          {rows === undefined ? (
            <NotLoaded error={objects.error} onRetry={() => void objects.refetch()} />
          ) : (
            <FoundStatus
              className={styles.found}
              search={words}
              found={rows.length}
              hasMore={objects.hasNextPage}
              none={text(isCode ? 'admin.vault.noCodeSearch' : 'admin.vault.noObjects')}
            />
          )}
          {rows !== undefined && rows.length > 0 && (
            <ObjectRows rows={rows} classes={classes} opened={isOpen ? `${type}/${id}` : null} />
          )}
          {!isCode && <ShowMore list={objects} isReplaced={objects.isPlaceholderData} />}
        </>
      }
      panel={
        isOpen ? (
          <ObjectPanel
            key={`${type}/${id}`}
            type={Number(type)}
            id={Number(id)}
            classes={classes}
            structure={structure.data}
          />
        ) : null
      }
    />
  );
}

/** A class as it is named for the reader. */
interface NamedClass {
  readonly id: number;
  readonly name: string;
  /** The language of the name; undefined: the reader's. */
  readonly lang: string | undefined;
}

function classesFor(
  classes: readonly VaultClass[],
  structure: AdministeredStructure | undefined,
  languageTag: string,
): readonly NamedClass[] {
  const shownName = readerNames(structure?.languages ?? [], languageTag);
  return classes.map(({ id, name }) => {
    const element = structure?.classes.find((listed) => listed.id === id);
    const { text, lang } = shownName(element ?? { name, names: {} });
    return { id, name: text, lang };
  });
}

interface ClassFilterProps {
  readonly classes: readonly NamedClass[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

function ClassFilter({ classes, chosen, onChoose }: ClassFilterProps): ReactElement {
  const { text, compare } = useI18n();
  return (
    <Select
      className={styles.select}
      aria-label={text('admin.settings.class')}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{text('admin.vault.allClasses')}</option>
      {[...classes]
        .sort((one, other) => compare(one.name, other.name))
        .map(({ id, name, lang }) => (
          <option key={id} value={id} lang={lang}>
            {name}
          </option>
        ))}
    </Select>
  );
}

interface ObjectRowsProps {
  readonly rows: readonly VaultObjectRow[];
  readonly classes: readonly NamedClass[];
  readonly opened: string | null;
}

function ObjectRows({ rows, classes, opened }: ObjectRowsProps): ReactElement {
  const { text, dateTime } = useI18n();
  const classOf = (classId: number) => classes.find(({ id }) => id === classId);
  const table = useRestoreRowFocus(opened);
  return (
    <table ref={table} className={classNames(styles.table, styles.objects)}>
      <thead>
        <tr>
          <th scope="col">{text('admin.vault.objectTitle')}</th>
          <th scope="col">{text('admin.settings.class')}</th>
          <th scope="col">{text('admin.vault.created')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ type, id, title, class: classId, created }) => {
          const address = `${String(type)}/${String(id)}`;
          const isOpen = address === opened;
          return (
            <tr key={address} className={isOpen ? styles.opened : undefined}>
              <td>
                <a
                  className={styles.name}
                  href={`/admin/vault/objects/${address}`}
                  aria-current={isOpen ? 'true' : undefined}
                >
                  {title}
                </a>
              </td>
              <td lang={classOf(classId)?.lang}>{classOf(classId)?.name ?? String(classId)}</td>
              <td>
                <time dateTime={created}>{dateTime(created)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
