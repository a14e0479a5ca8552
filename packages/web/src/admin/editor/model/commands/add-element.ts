import { newField } from '@form-portal/domain';
import { addField, addGroup, type FormPlace, type Target, type TextPlace } from '@form-portal/domain/edit';
import type { FieldType } from '@form-portal/domain';
import { saidAdded } from '../announcements.ts';
import { formText } from '../editor-env.ts';
import { namingOf, typeName } from '../naming.ts';
import { editOf, type Command } from './command.ts';

/** Adds a field of a type; it is selected, and its label, 'new field' in the current language, wants typing (specification §4). */
export function addFieldCommand(type: FieldType, target: Target): Command {
  return (state, env) => {
    if (!type.offered) return null;
    const { language } = state;
    const field = newField(type, env.newGuid(), formText(env, 'admin.newField', language), language);
    const { guid } = field;
    const form = addField(state.form, field, target);
    return editOf(state, {
      form,
      selection: { kind: 'field', guid },
      label: { key: 'admin.step.addField', params: { type: typeName(type) } },
      said: saidAdded(form, guid, type, namingOf(state, env)),
      focus: writing({ of: 'field', guid, part: 'label' }, language),
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
