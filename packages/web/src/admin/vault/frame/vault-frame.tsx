import { builtInLists } from '@form-portal/domain';
import { classNames, Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { vaultAddress, type StructureKind, type StructureKindName } from '../structure/structure-kinds.ts';
import styles from './vault-frame.module.css';
import type { AdministeredStructure } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface VaultFrameProps {
  /** The list of kinds in the first column. Absent: the page has none, since it is not part of the structure. */
  readonly kinds?: KindListProps;
  readonly list: ReactNode;
  /** Null: nothing is open. */
  readonly panel: ReactNode;
}

export interface KindListProps {
  readonly current: StructureKindName;
  readonly kinds: readonly StructureKind[];
  /** Undefined: not loaded; no counts are shown. */
  readonly structure: AdministeredStructure | undefined;
  /** A note about another vault, instead of the one about the embedded vault. */
  readonly note?: ReactNode;
}

/** The columns of the vault's pages; narrow windows show one at a time. */
export function VaultFrame({ kinds, list, panel }: VaultFrameProps): ReactElement {
  return (
    <div className={styles.frame} data-open={panel === null ? undefined : ''}>
      {kinds !== undefined && <KindList {...kinds} />}
      <div className={styles.list}>{list}</div>
      {panel !== null && (
        <div className={styles.panel}>
          <div className={styles.panelScroll}>{panel}</div>
        </div>
      )}
    </div>
  );
}

function KindList({ current, kinds, structure, note }: KindListProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.kinds}>
      <nav aria-label={text('admin.vault.structure')}>
        <p className={styles.heading}>{text('admin.vault.structure')}</p>
        <ul className={styles.entries}>
          {kinds.map(({ name, titleKey, Icon }) => (
            <li key={name}>
              <a
                className={styles.entry}
                href={vaultAddress(name)}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon />
                <span>{text(titleKey)}</span>
                {structure !== undefined && <Count structure={structure} kind={name} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Notice kind="info" className={classNames(styles.note, note === undefined && styles.usual)}>
        {note ?? text('admin.vault.embedded')}
      </Notice>
    </div>
  );
}

function Count({
  structure,
  kind,
}: {
  readonly structure: AdministeredStructure;
  readonly kind: StructureKindName;
}): ReactElement | null {
  const { number } = useI18n();
  const count = countOf(structure, kind);
  return count === null ? null : <span className={styles.count}>{number(count)}</span>;
}

/** The number of elements; null for accounts, which are not part of the structure. */
function countOf(structure: AdministeredStructure, kind: StructureKindName): number | null {
  switch (kind) {
    case 'object-types':
      return structure.objectTypes.length;
    case 'classes':
      return structure.classes.length;
    case 'properties':
      return structure.properties.length;
    case 'value-lists':
      return structure.valueLists.filter(({ builtIn }) => !builtIn).length;
    case 'workflows':
      return structure.valueLists.find(({ id }) => id === builtInLists.workflows)?.itemCount ?? null;
    case 'languages':
      return structure.languages.length;
    case 'users':
      return null;
  }
}
