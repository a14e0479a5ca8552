import { arbitraryForm, withArbitraryParts } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import * as fc from 'fast-check';
import type { Form, Guid } from '@form-portal/domain';
import type { Target, TextId } from '@form-portal/domain/edit';
import { addFieldCommand, addGroupCommand } from '../commands/layout/add-element.ts';
import { allowExtensionsCommand, setMaxFileSizeCommand } from '../commands/settings/attachment-rules.ts';
import { bindPropertyCommand } from '../commands/field/bind-property.ts';
import type { Command } from '../commands/command.ts';
import { deleteCommand } from '../commands/layout/delete-element.ts';
import { duplicateCommand } from '../commands/layout/duplicate-element.ts';
import {
  makeLongCommand,
  makeShortCommand,
  setRequiredCommand,
  setSettingsCommand,
} from '../commands/field/field-settings.ts';
import {
  requestIdentityCommand,
  addAttributeCommand,
  withdrawIdentityCommand,
} from '../commands/settings/identity-request.ts';
import { importFormCommand } from '../commands/settings/import-form.ts';
import {
  nextMissingCommand,
  selectCommand,
  setLanguageCommand,
  showTabCommand,
  stepOutCommand,
} from '../commands/window/navigate.ts';
import { moveDownCommand, moveUpCommand } from '../commands/layout/move-element.ts';
import { moveToCommand } from '../commands/layout/move-to.ts';
import { addPageCommand, deletePageCommand, movePageCommand } from '../commands/layout/pages.ts';
import {
  addPredefinedFieldCommand,
  choosePredefinedPropertyCommand,
} from '../commands/settings/predefined-fields.ts';
import { setPublishingCommand, setTitleTemplateCommand } from '../commands/settings/publishing.ts';
import { setTextCommand } from '../commands/field/set-text.ts';
import { redoCommand, undoCommand } from '../commands/window/undo-redo.ts';
import { chooseClassCommand, chooseObjectTypeCommand } from '../commands/settings/vault-target.ts';
import type { EditorState } from '../editor-state.ts';

/** An action that picks its elements from the form at the time it runs. */
export type Action = (state: EditorState) => Command;

const types = fieldTypes.all.filter(({ offered }) => offered);

function elements({ fields, groups, pages = [] }: Form): readonly Guid[] {
  return [...fields, ...groups, ...pages].map(({ guid }) => guid);
}

function one<T>(all: readonly T[], pick: number): T | undefined {
  return all.length === 0 ? undefined : all[pick % all.length];
}

const never: Command = () => null;
const pick = fc.nat();
const text = fc.string({ unit: 'grapheme', maxLength: 8 });
const language = fc.constantFrom(...Object.keys(bundledCatalogue));

/** A command on one element of the form, picked by a number. */
function withElement(make: (guid: Guid) => Command): fc.Arbitrary<Action> {
  return pick.map((chosen) => (state) => {
    const guid = one(elements(state.form), chosen);
    return guid === undefined ? never : make(guid);
  });
}

const target: fc.Arbitrary<(form: Form) => Target> = fc
  .tuple(pick, pick, fc.boolean(), fc.boolean())
  .map(([container, index, beside, before]) => (form) => {
    const field = one(form.fields, index);
    if (beside && field !== undefined) {
      return { kind: 'beside', field: field.guid, side: before ? 'before' : 'after' };
    }
    const group = one([null, ...form.groups.map(({ guid }) => guid)], container) ?? null;
    return { kind: 'at', group, index: index % 6 };
  });

const fixed = (...commands: readonly Command[]): fc.Arbitrary<Action> =>
  fc.constantFrom(...commands).map((command) => () => command);

const layoutAction: fc.Arbitrary<Action> = fc.oneof(
  fixed(moveUpCommand, moveDownCommand, deleteCommand, duplicateCommand, makeShortCommand, makeLongCommand),
  fc.tuple(fc.constantFrom(...types), target).map(
    ([type, to]): Action =>
      ({ form }) =>
        addFieldCommand(type, to(form)),
  ),
  fc.nat({ max: 6 }).map((index) => () => addGroupCommand({ index })),
  fc.nat({ max: 6 }).map((index) => () => addPageCommand({ index })),
  fc
    .tuple(pick, fc.constantFrom('up' as const, 'down' as const))
    .map(([chosen, direction]): Action => ({ form }) => {
      const page = one(form.pages ?? [], chosen);
      return page === undefined ? never : movePageCommand(page.guid, direction);
    }),
  fixed(deletePageCommand('kept'), deletePageCommand('deleted')),
  fc.tuple(pick, target).map(([chosen, to]): Action => ({ form }) => {
    const guid = one(elements(form), chosen);
    return guid === undefined ? never : moveToCommand(guid, to(form));
  }),
);

const textAction: fc.Arbitrary<Action> = fc
  .tuple(pick, language, text)
  .map(([chosen, code, typed]): Action => ({ form }) => {
    const textIds: readonly TextId[] = [
      { of: 'form', part: 'name' },
      ...form.groups.map(({ guid }): TextId => ({ of: 'group', guid, part: 'name' })),
      ...form.fields.map(({ guid }): TextId => ({ of: 'field', guid, part: 'label' })),
    ];
    return setTextCommand(one(textIds, chosen)!, code, typed);
  });

const settingsAction: fc.Arbitrary<Action> = fc.oneof(
  fixed(
    setRequiredCommand('required'),
    setPublishingCommand({ enabled: false }),
    setPublishingCommand({ enabled: true }),
    chooseObjectTypeCommand(0),
    chooseObjectTypeCommand(101),
    chooseClassCommand(5),
    setMaxFileSizeCommand(25),
    allowExtensionsCommand('dwg, .gpkg'),
    requestIdentityCommand,
    addAttributeCommand('lastName'),
    withdrawIdentityCommand,
    addPredefinedFieldCommand,
    setTitleTemplateCommand('{form} {date}'),
  ),
  fc
    .constantFrom(1001, 1002, 1009, 1010, null)
    .chain((id) => withElement((guid) => bindPropertyCommand(guid, id))),
  fc.integer().chain((maxValue) => withElement((guid) => setSettingsCommand(guid, { maxValue }))),
  fc.tuple(pick, fc.constantFrom(1001, 1009)).map(([chosen, id]): Action => ({ form }) => {
    const predefined = one(form.predefinedFields, chosen);
    return predefined === undefined ? never : choosePredefinedPropertyCommand(predefined.guid, id);
  }),
);

const navigateAction: fc.Arbitrary<Action> = fc.oneof(
  withElement(selectCommand),
  language.map((code) => () => setLanguageCommand(code)),
  fixed(selectCommand(null), stepOutCommand, showTabCommand('settings'), nextMissingCommand),
);

const importAction: fc.Arbitrary<Action> = arbitraryForm
  .chain(withArbitraryParts)
  .map((backup) => () => importFormCommand(backup));

/** Any edit of the form. */
export const editAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: layoutAction },
  { weight: 3, arbitrary: textAction },
  { weight: 3, arbitrary: settingsAction },
  { weight: 1, arbitrary: importAction },
);

/** Any edit or navigation. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: editAction },
  { weight: 2, arbitrary: navigateAction },
);

/** Undo or redo. */
export const historyAction: fc.Arbitrary<Action> = fixed(undoCommand, redoCommand);
