import { Skeleton } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useStructure } from '../../api/queries.ts';
import { NotFound } from '../../shell/page-states/not-found.tsx';
import { ElementList } from '../list/element-list.tsx';
import { structureKinds, type StructureKind, type StructureKindName } from '../structure/structure-kinds.ts';
import { VaultFrame } from './vault-frame.tsx';
import type { AdministeredStructure, VaultStructure } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The kinds of elements that every vault can list. */
const listedKinds: readonly StructureKindName[] = ['object-types', 'classes', 'properties', 'languages'];

/** The structure of a vault that is administered elsewhere, read-only here (docs/design.md#vault-structure). */
export function OtherVault({ kind }: { readonly kind: StructureKind }): ReactElement {
  const { text } = useI18n();
  const { structure, error } = useStructure();
  if (!listedKinds.includes(kind.name)) return <NotFound />;
  const shown = structure === null ? undefined : withoutNames(structure);
  return (
    <VaultFrame
      kinds={{
        current: kind.name,
        kinds: structureKinds.filter(({ name }) => listedKinds.includes(name)),
        structure: shown,
        note: text('admin.vault.elsewhere'),
      }}
      list={
        shown === undefined ? (
          <>
            <h1 tabIndex={-1}>{text(kind.titleKey)}</h1>
            <p role="status">{text(error === null ? 'loading' : 'problem.vaultUnavailable')}</p>
            {error === null && <Skeleton rows={6} title="left-out" />}
          </>
        ) : (
          <ElementList kind={kind} structure={shown} opened={null} access="read" />
        )
      }
      panel={null}
    />
  );
}

/** The structure as portals read it, without what only the embedded vault knows: names in other languages, workflows and tags. */
function withoutNames({
  objectTypes,
  classes,
  properties,
  languages,
}: VaultStructure): AdministeredStructure {
  const unknownMembers = { names: {}, builtIn: true };
  return {
    objectTypes: objectTypes.map((objectType) => ({ ...objectType, ...unknownMembers })),
    classes: classes.map((vaultClass) => ({ ...vaultClass, ...unknownMembers, workflow: null })),
    properties: properties.map((property) => ({ ...property, ...unknownMembers })),
    valueLists: [],
    languages: languages.map((language) => ({ ...language, tag: '', builtIn: true })),
  };
}
