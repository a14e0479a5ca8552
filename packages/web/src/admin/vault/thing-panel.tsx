import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { ClassPanel } from './class-panel.tsx';
import { ItemsSection } from './items-section.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { NameInputs } from './name-inputs.tsx';
import { namesOf } from './names-of.ts';
import { PanelFrame } from './panel-frame.tsx';
import { PropertyPanel } from './property-panel.tsx';
import { ThingEditor } from './thing-editor.tsx';
import { UserPanel } from './user-panel.tsx';
import { saveItem, saveObjectType, saveValueList } from './vault-calls.ts';
import { vaultAddress, type VaultKind } from './vault-kinds.ts';
import { vaultItemsQuery, vaultUsersQuery } from './vault-queries.ts';
import type { ThingPanelProps } from './thing-panel-props.ts';
import { builtInLists } from '@form-portal/domain';
import type { ThingDraft, VaultThing } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** One thing of the structure, or a new one. */
export function ThingPanel(props: ThingPanelProps): ReactElement | null {
  const { kind, structure, opened } = props;
  const id = opened === 'new' ? null : opened;
  const inLists = kind.name === 'workflows';
  const { data: workflows } = useQuery({ ...vaultItemsQuery(builtInLists.workflows), enabled: inLists });
  const { data: users } = useQuery({ ...vaultUsersQuery(), enabled: kind.name === 'users' });
  const find = <Thing extends { readonly id: number }>(things: readonly Thing[] | undefined) =>
    things?.find((thing) => thing.id === id);
  switch (kind.name) {
    case 'object-types': {
      const thing = find(structure.objectTypes);
      if (id !== null && thing === undefined) return <Gone kind={kind} />;
      return <NamedPanel {...props} thing={thing} save={(draft) => saveObjectType(id, draft)} />;
    }
    case 'classes':
      return <Known {...props} thing={find(structure.classes)} Panel={ClassPanel} />;
    case 'properties':
      return <Known {...props} thing={find(structure.properties)} Panel={PropertyPanel} />;
    case 'value-lists': {
      const thing = find(structure.valueLists);
      if (id !== null && thing === undefined) return <Gone kind={kind} />;
      return (
        <NamedPanel
          {...props}
          thing={thing}
          save={(draft) => saveValueList(id, draft)}
          below={id !== null && <ItemsSection list={id} owner={null} languages={structure.languages} />}
        />
      );
    }
    case 'workflows': {
      if (workflows === undefined) return null;
      const thing = find(workflows);
      if (id !== null && thing === undefined) return <Gone kind={kind} />;
      return (
        <NamedPanel
          {...props}
          thing={thing}
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
      return <Known {...props} thing={find(structure.languages)} Panel={LanguagePanel} />;
    case 'users':
      return users === undefined ? null : <Known {...props} thing={find(users)} Panel={UserPanel} />;
  }
}

interface KnownProps<Thing> extends ThingPanelProps {
  readonly thing: Thing | undefined;
  readonly Panel: (props: ThingPanelProps & { readonly thing: Thing | undefined }) => ReactElement;
}

function Known<Thing>({ Panel, ...props }: KnownProps<Thing>): ReactElement {
  if (props.opened !== 'new' && props.thing === undefined) return <Gone kind={props.kind} />;
  return <Panel {...props} />;
}

function Gone({ kind }: { readonly kind: VaultKind }): ReactElement {
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

interface NamedPanelProps extends ThingPanelProps {
  readonly thing: VaultThing | undefined;
  readonly save: (draft: ThingDraft) => Promise<number>;
  readonly below?: ReactNode;
}

/** A thing that is its names. */
function NamedPanel({ kind, structure, thing, save, below }: NamedPanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <ThingEditor<ThingDraft>
      kind={kind}
      id={thing?.id ?? null}
      name={thing?.name ?? ''}
      stays={thing?.builtIn === true ? text('admin.vault.builtIn') : undefined}
      initial={namesOf(thing)}
      save={save}
      below={below}
      controls={(draft, change) => (
        <NameInputs languages={structure.languages} draft={draft} onChange={change} />
      )}
    />
  );
}
