import { newField } from '@form-portal/domain';
import {
  addField,
  addGroup,
  type EditorLocation,
  type Spot,
  type Target,
  type TextId,
} from '@form-portal/domain/edit';
import type { FieldType, LanguageCode } from '@form-portal/domain';
import { addedMessage } from '../../messages/announcements.ts';
import { formText } from '../../editor-env.ts';
import { namingLanguages, fieldTypeName } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Adds a field of a type, selects it and focuses its label, which is 'new field' in the current language (specification §4). */
export function addFieldCommand(type: FieldType, target: Target): Command {
  return (state, env) => {
    if (!type.offered) return null;
    const { language } = state;
    const field = newField(type, env.newGuid(), formText(env, 'admin.newField', language), language);
    const { guid } = field;
    const form = addField(state.form, field, target);
    return editTransaction(state, {
      form,
      selection: { kind: 'field', guid },
      label: { key: 'admin.step.addField', params: { type: fieldTypeName(type) } },
      announcement: addedMessage(form, guid, type, namingLanguages(state, env)),
      focus: textLocation({ of: 'field', guid, part: 'label' }, language),
    });
  };
}

/** Adds a group at a spot of the top level, selects it and focuses its name. */
export function addGroupCommand(spot: Pick<Spot, 'index' | 'page'>): Command {
  return (state, env) => {
    const guid = env.newGuid();
    const name = { [state.language]: formText(env, 'admin.newGroup', state.language) };
    const form = addGroup(state.form, { guid, name }, spot);
    return editTransaction(state, {
      form,
      selection: { kind: 'group', guid },
      label: { key: 'admin.step.addGroup' },
      announcement: addedMessage(form, guid, null, namingLanguages(state, env)),
      focus: textLocation({ of: 'group', guid, part: 'name' }, state.language),
    });
  };
}

function textLocation(text: TextId, language: LanguageCode): EditorLocation {
  return { in: 'text', text, language };
}
