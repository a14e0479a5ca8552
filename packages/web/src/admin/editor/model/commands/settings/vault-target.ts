import { chooseClass, chooseObjectType } from '@form-portal/domain/edit';
import type { Message } from '../../messages/message.ts';
import { editTransaction, type Command } from '../command.ts';

/** Chooses the object type; announces it when the class changes with it (specification §4). */
export function chooseObjectTypeCommand(id: number): Command {
  return (state, { structure }) => {
    if (structure === null) return null;
    const form = chooseObjectType(state.form, id, structure);
    const followed = structure.classes.find(
      (candidate) => candidate.id === form.class && candidate.objectType === id,
    );
    const announcement: Message =
      followed === undefined
        ? { key: 'admin.said.noClass' }
        : { key: 'admin.said.classFollowed', params: { name: followed.name } };
    return editTransaction(state, {
      form,
      label: { key: 'admin.step.objectType' },
      ...(form.class !== state.form.class && { announcement }),
    });
  };
}

/** Chooses a class of the form's object type. */
export function chooseClassCommand(id: number): Command {
  return (state, { structure }) =>
    structure === null
      ? null
      : editTransaction(state, {
          form: chooseClass(state.form, id, structure),
          label: { key: 'admin.step.class' },
        });
}
