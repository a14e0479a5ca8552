import { findField } from '@form-portal/domain';
import { setOptions, type LoadedOptions } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';
import { elementName, namingLanguages } from '../naming.ts';
import type { Command } from './command.ts';

/**
 * Gives a field the options of its property's value list, wherever in the history it is bound to that property: loading is no step,
 * and undoing never brings back options that the vault no longer has.
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
