import { builtInLists } from '@form-portal/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { ClassPanel } from './class-panel.tsx';
import { ItemsSection } from '../items/items-section.tsx';
import { VaultLanguagePanel } from './language-panel.tsx';
import { NameInputs } from '../inputs/name-inputs.tsx';
import { namesOf } from '../structure/names-of.ts';
import { LoadFailure } from './load-failure.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PropertyPanel } from './property-panel.tsx';
import { ElementEditor } from './element-editor.tsx';
import { UserPanel } from './user-panel.tsx';
import { saveItem, saveObjectType, saveValueList } from '../structure/structure-calls.ts';
import { vaultAddress, type StructureKind } from '../structure/structure-kinds.ts';
import { vaultItemsQuery, vaultUsersQuery } from '../structure/structure-queries.ts';
import styles from './element-panel.module.css';
import type { ElementPanelProps } from './element-panel-props.ts';
import type { StructureElementDraft, StructureElement } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** A structure element, or a new one. */
export function ElementPanel(props: ElementPanelProps): ReactElement {
  const { kind, structure, opened } = props;
  const id = opened === 'new' ? null : opened;
  const workflows = useQuery({
    ...vaultItemsQuery(builtInLists.workflows),
    enabled: kind.name === 'workflows',
  });
  const users = useQuery({ ...vaultUsersQuery(), enabled: kind.name === 'users' });
  const find = <Element extends { readonly id: number }>(elements: readonly Element[] | undefined) =>
    elements?.find((element) => element.id === id);
  switch (kind.name) {
    case 'object-types': {
      const element = find(structure.objectTypes);
      if (id !== null && element === undefined) return <Gone kind={kind} />;
      return <NamedPanel {...props} element={element} save={(draft) => saveObjectType(id, draft)} />;
    }
    case 'classes':
      return <PanelOrGone {...props} element={find(structure.classes)} Panel={ClassPanel} />;
    case 'properties':
      return <PanelOrGone {...props} element={find(structure.properties)} Panel={PropertyPanel} />;
    case 'value-lists': {
      const element = find(structure.valueLists);
      if (id !== null && element === undefined) return <Gone kind={kind} />;
      return (
        <NamedPanel
          {...props}
          element={element}
          save={(draft) => saveValueList(id, draft)}
          below={id !== null && <ItemsSection list={id} owner={null} languages={structure.languages} />}
        />
      );
    }
    case 'workflows': {
      if (workflows.data === undefined) return <Unloaded kind={kind} query={workflows} />;
      const element = find(workflows.data);
      if (id !== null && element === undefined) return <Gone kind={kind} />;
      return (
        <NamedPanel
          {...props}
          element={element}
          save={(draft) => saveItem(builtInLists.workflows, id, draft)}
          below={
            id !== null && (
              <ItemsSection list={builtInLists.states} owner={id} languages={structure.languages} />
            )
          }
        />
      );
    }
    case 'languages':
      return <PanelOrGone {...props} element={find(structure.languages)} Panel={VaultLanguagePanel} />;
    case 'users':
      if (users.data === undefined) return <Unloaded kind={kind} query={users} />;
      return <PanelOrGone {...props} element={find(users.data)} Panel={UserPanel} />;
  }
}

interface PanelOrGoneProps<Element> extends ElementPanelProps {
  readonly element: Element | undefined;
  readonly Panel: (props: ElementPanelProps & { readonly element: Element | undefined }) => ReactElement;
}

function PanelOrGone<Element>({ Panel, ...props }: PanelOrGoneProps<Element>): ReactElement {
  if (props.opened !== 'new' && props.element === undefined) return <Gone kind={props.kind} />;
  return <Panel {...props} />;
}

function Gone({ kind }: { readonly kind: StructureKind }): ReactElement {
  const { text } = useI18n();
  return (
    <PanelFrame
      overline={text(kind.titleKey)}
      title={text('admin.vault.gone')}
      back={vaultAddress(kind.name)}
    >
      {null}
    </PanelFrame>
  );
}

interface UnloadedProps {
  readonly kind: StructureKind;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** An element of a kind that is loaded apart from the structure, until it is. */
function Unloaded({ kind, query: { error, refetch } }: UnloadedProps): ReactElement {
  const { text } = useI18n();
  return (
    <PanelFrame
      overline={text(kind.titleKey)}
      title={text(error === null ? 'loading' : 'loadingFailed')}
      back={vaultAddress(kind.name)}
    >
      {error !== null && (
        <div className={styles.section}>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </PanelFrame>
  );
}

interface NamedPanelProps extends ElementPanelProps {
  readonly element: StructureElement | undefined;
  readonly save: (draft: StructureElementDraft) => Promise<number>;
  readonly below?: ReactNode;
}

/** An element that has only names. */
function NamedPanel({ kind, structure, element, save, below }: NamedPanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <ElementEditor<StructureElementDraft>
      kind={kind}
      id={element?.id ?? null}
      name={element?.name ?? ''}
      stays={element?.builtIn === true ? text('admin.vault.builtIn') : undefined}
      initial={namesOf(element)}
      save={save}
      below={below}
      controls={(draft, change) => (
        <NameInputs languages={structure.languages} draft={draft} onChange={change} />
      )}
    />
  );
}
