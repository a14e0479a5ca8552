import { findField } from '@form-portal/domain';
import { setOptions, type LoadedOptions } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import type { Command } from '../command.ts';

/**
 * Gives a field the options of its property's value list, in every form of the history where it is bound to that property. Loading is not
 * a step, so undo never restores options that the vault no longer has.
 */
export function loadOptionsCommand(guid: Guid, loaded: LoadedOptions): Command {
  return (state, env) => {
    const { past, future } = state.history;
    const change = (form: Form): Form => setOptions(form, guid, loaded);
    const forms = [state.form, ...[...past, ...future].map((step) => step.form)];
    if (forms.every((form) => change(form) === form)) return null;
    const isShown = findField(state.form, guid)?.property === loaded.property;
    const params = {
      n: loaded.options.length,
      name: elementName(state.form, guid, namingLanguages(state, env)),
    };
    return {
      kind: 'load',
      change,
      announcement: isShown ? { key: 'admin.said.optionsLoaded', params } : null,
    };
  };
}
