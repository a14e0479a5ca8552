import { locate, pageOf, type Form, type Guid, type LanguageCode } from '@form-portal/domain';
import { findRequest, missingTexts, nextMissingText, type EditorLocation } from '@form-portal/domain/edit';
import type { EditorState, EditorTab } from '../../editor-state.ts';
import type { Message } from '../../messages/message.ts';
import { nothingSelected, selectionOf } from '../../view/selection.ts';
import type { Transaction } from '../../transaction.ts';
import { endedTrial } from '../../logic/trial.ts';
import { navigateTransaction, commandDefaults, type Command, type CommandEntry } from '../command.ts';

/** Selects a field, group or page; null selects nothing. */
export function selectCommand(guid: Guid | null): Command {
  return (state) => {
    const selection = guid === null ? nothingSelected : selectionOf(state.form, guid);
    return navigateTransaction(state, { selection });
  };
}

/** Ends a trial, else steps out of the selection: from a field to its group, to its page, to nothing (docs/design.md#selection). */
export function stepOutCommand(state: EditorState): Transaction | null {
  const { form, selection, window } = state;
  if (window.trial.isOn) return { kind: 'window', change: { trial: endedTrial(window.trial) } };
  if (selection.kind === 'nothing') return null;
  const outer = locate(form, selection.guid)?.group ?? pageOf(form, selection.guid);
  return navigateTransaction(state, {
    selection: outer === null ? nothingSelected : selectionOf(form, outer),
  });
}

/** Changes the language in which texts are shown and edited; announces how many are missing. */
export function setLanguageCommand(language: LanguageCode): Command {
  return (state, { catalogue, fieldTypes }) => {
    const name = catalogue[language]?.name;
    if (name === undefined) return null;
    return navigateTransaction(state, {
      language,
      announcement: languageMessage(name, missingTexts(state.form, language, fieldTypes).length),
    });
  };
}

function languageMessage(name: string, n: number): Message {
  if (n === 0) return { key: 'admin.said.languageWhole', params: { name } };
  return { key: 'admin.said.language', params: { name, n } };
}

/** Shows a tab; the selection is kept. */
export function showTabCommand(tab: EditorTab): Command {
  return (state) => navigateTransaction(state, { tab });
}

/** Goes to a location of the form: changes tab, selection and language as needed and focuses the control. */
export function goToCommand(location: EditorLocation): Command {
  return (state) => {
    const language = location.in === 'text' ? (location.language ?? state.language) : state.language;
    // A copy: each object is focused once, so going to the same location again needs a new one.
    return navigateTransaction(state, { ...viewOf(location, state), language, focus: { ...location } });
  };
}

function viewOf(
  location: EditorLocation,
  { form }: EditorState,
): Pick<EditorState, 'tab'> & Partial<EditorState> {
  switch (location.in) {
    case 'text':
      if (location.text.of === 'form' && location.text.part === 'listDescription') return { tab: 'settings' };
      if (location.text.of === 'request') return { tab: 'settings' };
      return {
        tab: 'edit',
        selection: location.text.of === 'form' ? nothingSelected : selectionOf(form, location.text.guid),
      };
    case 'field':
    case 'group':
    case 'page':
    case 'rows':
      return { tab: 'edit', selection: selectionOf(form, location.guid) };
    case 'logic':
      // A check cannot be selected: checks are shown while nothing is.
      return {
        tab: isInSettings(form, location) ? 'settings' : 'edit',
        selection: selectionOf(form, location.of),
      };
    case 'adding':
    case 'new-check':
      return { tab: 'edit', selection: nothingSelected };
    case 'request':
    case 'settings':
      return { tab: 'settings' };
  }
}

/** Whether a rule is shown in the settings, as those of predefined fields and requested files are. */
function isInSettings(form: Form, { of, rule }: Extract<EditorLocation, { in: 'logic' }>): boolean {
  return rule === 'when' || findRequest(form, of) !== undefined;
}

/**
 * Goes to the next text that is missing in the current language: after the last one visited, else from the start
 * (docs/design.md#form-languages).
 */
export const nextMissingCommand: Command = (state, env) => {
  const { form, language, focus } = state;
  const next = nextMissingText(form, language, focus?.in === 'text' ? focus.text : null, env.fieldTypes);
  return next === undefined ? null : goToCommand({ in: 'text', text: next, language })(state, env);
};

/** Selects the block that has the focus. */
export const select: CommandEntry = {
  ...commandDefaults,
  id: 'select',
  labelKey: 'admin.command.select',
  shortcuts: [{ key: 'Enter' }],
  scope: 'block',
  run: (state, env) => selectCommand(state.canvas.tabStop)(state, env),
};

export const stepOut: CommandEntry = {
  ...commandDefaults,
  id: 'step-out',
  labelKey: 'admin.command.stepOut',
  shortcuts: [{ key: 'Escape' }],
  whileTyping: 'run',
  whenUnavailable: 'browser',
  run: stepOutCommand,
};

export const nextMissing: CommandEntry = {
  ...commandDefaults,
  id: 'next-missing',
  labelKey: 'admin.command.nextMissing',
  shortcuts: [{ key: 'n', alt: true }],
  whileTyping: 'run',
  run: nextMissingCommand,
};
