import { arbitraryForm, withArbitraryParts } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import * as fc from 'fast-check';
import type { Condition, Form, Guid } from '@form-portal/domain';
import type { Target, TextId } from '@form-portal/domain/edit';
import { addFieldCommand, addGroupCommand } from '../commands/layout/add-element.ts';
import { allowExtensionsCommand, setMaxFileSizeCommand } from '../commands/settings/attachment-rules.ts';
import { bindPropertyCommand } from '../commands/field/bind-property.ts';
import type { Command } from '../commands/command.ts';
import { deleteCommand } from '../commands/layout/delete-element.ts';
import { duplicateCommand } from '../commands/layout/duplicate-element.ts';
import { setLinesPropertyCommand, setRepeatsCommand, setRowLimitsCommand } from '../commands/layout/rows.ts';
import { setAudienceCommand, setDecimalsCommand, setFormulaCommand } from '../commands/logic/formula.ts';
import {
  addCheckCommand,
  removeCheckCommand,
  setCheckFieldCommand,
  setCheckKindCommand,
  setConditionCommand,
  setNecessityCommand,
} from '../commands/logic/rules.ts';
import {
  addRequestCommand,
  moveRequestCommand,
  removeRequestCommand,
  setRequestCategoryCommand,
  setRequestCommand,
  setRequestExtensionsCommand,
  setRequestTypesCommand,
} from '../commands/settings/requests.ts';
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

const condition: fc.Arbitrary<(form: Form) => Condition | undefined> = fc
  .tuple(pick, fc.constantFrom('none', 'field', 'group', 'person'))
  .map(([chosen, kind]) => (form) => {
    const field = one(form.fields, chosen);
    const group = one(form.groups, chosen);
    if (kind === 'person') return { kind, identified: chosen % 2 === 0 };
    if (kind === 'field' && field !== undefined)
      return { kind, field: field.guid, operator: 'answered', operand: null };
    if (kind === 'group' && group !== undefined)
      return { kind, group: group.guid, operator: 'at-least', rows: chosen % 3 };
    return undefined;
  });

const ruleAction: fc.Arbitrary<Action> = fc
  .tuple(pick, condition, fc.constantFrom('showWhen' as const, 'requireWhen' as const, 'when' as const))
  .map(([chosen, make, rule]): Action => ({ form }) => {
    const { requests = [] } = form.attachments;
    const owners = {
      showWhen: [...elements(form), ...requests.map(({ guid }) => guid)],
      requireWhen: form.fields.map(({ guid }) => guid),
      when: form.predefinedFields.map(({ guid }) => guid),
    };
    const of = one(owners[rule], chosen);
    if (of === undefined) return never;
    return setConditionCommand({ rule, of }, make(form), { kind: 'changed', control: String(chosen % 2) });
  });

const checkAction: fc.Arbitrary<Action> = fc
  .tuple(pick, condition, fc.constantFrom('add', 'remove', 'change', 'stop', 'place'))
  .map(([chosen, make, what]): Action => ({ form }) => {
    const guid = one(form.checks ?? [], chosen)?.guid;
    const must = make(form);
    const at = one(form.fields, chosen)?.guid ?? null;
    if (what === 'add')
      return must === undefined
        ? never
        : (state, env) => addCheckCommand(env.newGuid(), must, at)(state, env);
    if (guid === undefined) return never;
    if (what === 'remove') return removeCheckCommand(guid);
    if (what === 'stop') return setCheckKindCommand(guid, chosen % 2 === 0 ? 'stop' : 'error');
    if (what === 'place') return setCheckFieldCommand(guid, at);
    return setConditionCommand({ rule: 'must', of: guid }, must, { kind: 'changed', control: '' });
  });

const rowsAction: fc.Arbitrary<Action> = fc
  .tuple(pick, fc.constantFrom('repeats', 'once', 'min', 'max', 'lines'), fc.nat({ max: 60 }))
  .map(([chosen, what, n]): Action => ({ form }) => {
    const group = one(form.groups, chosen);
    if (group === undefined) return never;
    const { guid, repeat = { min: 1, max: 1 } } = group;
    if (what === 'lines') return setLinesPropertyCommand(guid, n % 2 === 0 ? null : 1013);
    if (what === 'min' || what === 'max') return setRowLimitsCommand(guid, { [what]: n }, repeat);
    return setRepeatsCommand(guid, what === 'once' ? 'once' : 'repeats');
  });

const requestAction: fc.Arbitrary<Action> = fc
  .tuple(
    pick,
    fc.constantFrom('add', 'remove', 'up', 'down', 'types', 'category', 'extensions', 'max', 'later'),
  )
  .map(([chosen, what]): Action => ({ form }) => {
    const guid = one(form.attachments.requests ?? [], chosen)?.guid;
    const isEven = chosen % 2 === 0;
    if (what === 'add') return addRequestCommand;
    if (guid === undefined) return never;
    if (what === 'remove') return removeRequestCommand(guid);
    if (what === 'up' || what === 'down') return moveRequestCommand(guid, what);
    if (what === 'types') return setRequestTypesCommand(guid, isEven ? 'own' : 'of-form');
    if (what === 'category') return setRequestCategoryCommand(guid, 'img', isEven ? 'allowed' : 'refused');
    if (what === 'extensions') return setRequestExtensionsCommand(guid, isEven ? 'dwg, exe' : '');
    return setRequestCommand(guid, what === 'max' ? { max: isEven ? null : chosen } : { later: isEven });
  });

const computedAction: fc.Arbitrary<Action> = fc
  .tuple(pick, pick, fc.constantFrom('formula', 'answered', 'decimals', 'audience', 'necessity'))
  .map(([chosen, other, what]): Action => ({ form }) => {
    const guid = one(form.fields, chosen)?.guid;
    if (guid === undefined) return never;
    const isEven = other % 2 === 0;
    if (what === 'formula') return setFormulaCommand(guid, `1 + {field:${one(form.fields, other)!.guid}}`);
    if (what === 'answered') return setFormulaCommand(guid, undefined);
    if (what === 'decimals') return setDecimalsCommand(guid, isEven ? undefined : other % 7);
    if (what === 'necessity') return setNecessityCommand(guid, isEven ? 'required' : 'optional');
    return setAudienceCommand(guid, isEven ? 'visitors' : 'nobody');
  });

const logicAction = fc.oneof(ruleAction, checkAction, rowsAction, requestAction, computedAction);

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
  { weight: 4, arbitrary: logicAction },
  { weight: 1, arbitrary: importAction },
);

/** Any edit or navigation. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: editAction },
  { weight: 2, arbitrary: navigateAction },
);

/** Undo or redo. */
export const historyAction: fc.Arbitrary<Action> = fixed(undoCommand, redoCommand);
