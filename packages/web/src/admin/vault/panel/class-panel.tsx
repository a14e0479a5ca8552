import { builtInLists } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { ClassProperties } from './class-properties.tsx';
import { MemberSetting } from '../inputs/member-setting.tsx';
import { NameInputs } from '../inputs/name-inputs.tsx';
import { namesOf } from '../structure/names-of.ts';
import { ElementEditor } from './element-editor.tsx';
import { saveClass } from '../structure/structure-calls.ts';
import { vaultItemsQuery } from '../structure/structure-queries.ts';
import type { ElementPanelProps } from './element-panel-props.ts';
import type { AdministeredClass, ClassDraft } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ClassPanelProps extends ElementPanelProps {
  readonly element: AdministeredClass | undefined;
}

/** A class: names, object type, workflow, and the properties it carries. */
export function ClassPanel({ kind, structure, element }: ClassPanelProps): ReactElement {
  const { text } = useI18n();
  const initial: ClassDraft = {
    ...namesOf(element),
    objectType: element?.objectType ?? 0,
    workflow: element?.workflow ?? null,
    properties: element?.properties ?? [],
  };
  return (
    <ElementEditor<ClassDraft>
      kind={kind}
      id={element?.id ?? null}
      name={element?.name ?? ''}
      stays={element?.builtIn === true ? text('admin.vault.builtIn') : undefined}
      initial={initial}
      save={(draft) => saveClass(element?.id ?? null, draft)}
      controls={(draft, change, uses) => (
        <>
          <NameInputs
            languages={structure.languages}
            draft={draft}
            onChange={(names) => change({ ...draft, ...names })}
          />
          <Choice
            member="ObjectType"
            label={text('admin.vault.objectType')}
            hint={uses?.length === 0 ? undefined : text('admin.vault.objectTypeFixed')}
            chosen={draft.objectType}
            choices={structure.objectTypes}
            onChoose={(objectType) => change({ ...draft, objectType: objectType ?? 0 })}
          />
          <WorkflowChoice draft={draft} onChange={change} />
          <ClassProperties
            structure={structure}
            ofClass={draft.properties}
            onChange={(properties) => change({ ...draft, properties })}
          />
        </>
      )}
    />
  );
}

interface WorkflowChoiceProps {
  readonly draft: ClassDraft;
  readonly onChange: (draft: ClassDraft) => void;
}

function WorkflowChoice({ draft, onChange }: WorkflowChoiceProps): ReactElement {
  const { text } = useI18n();
  const { data: workflows = [] } = useQuery(vaultItemsQuery(builtInLists.workflows));
  return (
    <Choice
      member="Workflow"
      label={text('admin.vault.workflow')}
      none={text('admin.vault.noWorkflow')}
      chosen={draft.workflow ?? null}
      choices={workflows}
      onChoose={(workflow) => onChange({ ...draft, workflow })}
    />
  );
}

interface ChoiceProps {
  /** Its member in the API. */
  readonly member: string;
  readonly label: string;
  /** Why it can't be changed; absent: it can. */
  readonly hint?: string | undefined;
  /** The label of the empty choice; absent: a choice is required. */
  readonly none?: string;
  readonly chosen: number | null;
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  readonly onChoose: (id: number | null) => void;
}

function Choice({ member, label, hint, none, chosen, choices, onChoose }: ChoiceProps): ReactElement {
  return (
    <MemberSetting member={member} label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          disabled={hint !== undefined}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
        >
          {none !== undefined && <option value="">{none}</option>}
          {chosen !== null && !choices.some(({ id }) => id === chosen) && (
            <option value={chosen}>{chosen}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </MemberSetting>
  );
}
