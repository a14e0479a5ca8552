import { Skeleton } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../../shared/shell/page-title.ts';
import { NotFound } from '../../shell/page-states/not-found.tsx';
import { useOwnsVault } from '../../shell/context/own-vault.ts';
import { PageFailure } from '../../shell/page-states/page-failure.tsx';
import { OtherVault } from './other-vault.tsx';
import { ElementList } from '../list/element-list.tsx';
import { ElementPanel } from '../panel/element-panel.tsx';
import { structureKinds, type StructureKind } from '../structure/structure-kinds.ts';
import { VaultFrame } from './vault-frame.tsx';
import { vaultStructureQuery } from '../structure/structure-queries.ts';
import type { ReactElement } from 'react';

/** The structure and users of the embedded vault (docs/design.md#vault-structure): kinds, the elements of one, one element. */
export function VaultPage(): ReactElement {
  const { text } = useI18n();
  const { kind: kindName = 'properties', id } = useParams();
  const enabled = useOwnsVault();
  const { data, error, refetch } = useQuery({ ...vaultStructureQuery(), refetchOnMount: 'always', enabled });
  const kind = structureKinds.find(({ name }) => name === kindName);
  usePageTitle(kind === undefined ? text('notFound') : text(kind.titleKey));
  const opened = openedElement(id);
  if (kind === undefined || opened === undefined) return <NotFound />;
  if (!enabled) return <OtherVault kind={kind} />;
  if (error !== null && data === undefined) {
    return <PageFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <VaultFrame
      {...(isStructure(kind) && {
        kinds: { current: kind.name, kinds: structureKinds.filter(isStructure), structure: data },
      })}
      list={
        data === undefined ? (
          <>
            <h1 tabIndex={-1}>{text(kind.titleKey)}</h1>
            <p role="status">{text('loading')}</p>
            <Skeleton rows={6} title="left-out" />
          </>
        ) : (
          <ElementList kind={kind} structure={data} opened={opened} />
        )
      }
      panel={
        data === undefined || opened === null ? null : (
          <ElementPanel key={`${kind.name} ${String(opened)}`} kind={kind} structure={data} opened={opened} />
        )
      }
    />
  );
}

/** The element that an address opens; null: none, undefined: there is no such address. */
function openedElement(id: string | undefined): number | 'new' | null | undefined {
  if (id === undefined) return null;
  if (id === 'new') return id;
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** Users have their own entry in the navigation. */
function isStructure({ name }: StructureKind): boolean {
  return name !== 'users';
}
