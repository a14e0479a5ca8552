import { findField, newField } from '@form-portal/domain';
import { addField, addGroup, type FormPlace, type Target, type TextPlace } from '@form-portal/domain/edit';
import type { Field, FieldType } from '@form-portal/domain';
import { saidAdded } from '../announcements.ts';
import { formText, type EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import { namingOf, typeName } from '../words.ts';
import { editOf, type Command } from './command.ts';

/** A field of a type as it is added: its label is 'new field' in the current language (section 4). */
export function fieldToAdd(type: FieldType, { language }: EditorState, env: EditorEnv): Field {
  return newField(type, env.newGuid(), formText(env, 'admin.newField', language), language);
}

/** Whether a field, made some time ago, is as one of a type that is added now; null is none. */
export function isToAdd(
  field: Field | null,
  type: FieldType,
  { form, language }: EditorState,
): field is Field {
  return field?.type === type.name && language in field.label && findField(form, field.guid) === undefined;
}

/** Adds a field of a type, the one made before where it still is as it should be; it is selected, and its label wants typing (section 4). */
export function addFieldCommand(type: FieldType, target: Target, made: Field | null = null): Command {
  return (state, env) => {
    if (!type.offered) return null;
    const field = isToAdd(made, type, state) ? made : fieldToAdd(type, state, env);
    const { guid } = field;
    const form = addField(state.form, field, target);
    return editOf(state, {
      form,
      selection: { kind: 'field', guid },
      label: { key: 'admin.step.addField', params: { type: typeName(type) } },
      said: saidAdded(form, guid, type, namingOf(state, env)),
      focus: writing({ of: 'field', guid, part: 'label' }, state.language),
    });
  };
}

/** Adds a group at the top level, in front of the entry at `index`; it is selected, and its label wants typing. */
export function addGroupCommand(index: number): Command {
  return (state, env) => {
    const guid = env.newGuid();
    const name = { [state.language]: formText(env, 'admin.newGroup', state.language) };
    const form = addGroup(state.form, { guid, name }, index);
    return editOf(state, {
      form,
      selection: { kind: 'group', guid },
      label: { key: 'admin.step.addGroup' },
      said: saidAdded(form, guid, null, namingOf(state, env)),
      focus: writing({ of: 'group', guid, part: 'name' }, state.language),
    });
  };
}

function writing(text: TextPlace, language: string): FormPlace {
  return { in: 'text', text, language };
}
