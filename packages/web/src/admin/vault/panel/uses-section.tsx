import { maxCountedUses } from '@form-portal/domain';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { vaultAddress } from '../structure/structure-kinds.ts';
import styles from './element-panel.module.css';
import type { VaultUse } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The uses of an element, with links to them. */
export function UsesSection({ uses }: { readonly uses: readonly VaultUse[] }): ReactElement {
  const { text } = useI18n();
  return (
    <section className={styles.section}>
      <h3>{text('admin.vault.usedBy')}</h3>
      {uses.length === 0 ? (
        <p className={styles.hint}>{text('admin.vault.unused')}</p>
      ) : (
        <>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={keyOf(use)}>
                <Use use={use} />
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{text('admin.vault.usedHint')}</p>
        </>
      )}
    </section>
  );
}

function keyOf(use: VaultUse): string {
  if (use.kind === 'form') return use.guid;
  if (use.kind === 'portal-language') return use.code;
  return 'id' in use ? `${use.kind} ${String(use.id)}` : use.kind;
}

function Use({ use }: { readonly use: VaultUse }): ReactElement {
  const { text, textOf } = useI18n();
  switch (use.kind) {
    case 'form':
      return (
        <a href={`/admin/form/${use.guid}`}>
          {textOf(use.name).trim() === '' ? text('admin.unnamedForm') : <Localized text={use.name} />}
        </a>
      );
    case 'class':
      return <a href={vaultAddress('classes', use.id)}>{text('admin.vault.inClass', { name: use.name })}</a>;
    case 'property':
      return (
        <a href={vaultAddress('properties', use.id)}>{text('admin.vault.inProperty', { name: use.name })}</a>
      );
    case 'objects':
      return (
        <span>
          {use.count < maxCountedUses
            ? text('admin.vault.inObjects', { n: use.count })
            : text('admin.vault.inManyObjects', { n: maxCountedUses })}
        </span>
      );
    case 'portal-language':
      return <a href="/admin/translations">{text('admin.vault.inLanguage', { name: use.name })}</a>;
    case 'identity-mapping':
      return <a href="/admin/settings">{text('admin.vault.inMapping')}</a>;
  }
}
