import { aForm, aPredefinedField, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Form } from '@form-portal/domain';
import {
  after,
  anEnv,
  editor,
  editorOf,
  inEnglish,
  announced,
  written,
} from '../../testing/editor-notation.ts';
import {
  allowCategoryCommand,
  allowExtensionsCommand,
  disallowCategoryCommand,
  disallowExtensionCommand,
  setMaxFileSizeCommand,
} from './attachment-rules.ts';
import type { Command } from '../command.ts';
import {
  removeAttributeCommand,
  requestIdentityCommand,
  addAttributeCommand,
  withdrawIdentityCommand,
} from './identity-request.ts';
import { importFormCommand } from './import-form.ts';
import {
  addPredefinedFieldCommand,
  choosePredefinedPropertyCommand,
  removePredefinedFieldCommand,
  setPredefinedValueCommand,
} from './predefined-fields.ts';
import {
  setCheckAnswersCommand,
  setPublishingCommand,
  setSummaryPdfCommand,
  setTitleTemplateCommand,
} from './publishing.ts';
import { chooseClassCommand, chooseObjectTypeCommand } from './vault-target.ts';
import { undoCommand } from '../window/undo-redo.ts';

const subject = aPredefinedField(1001, { dataType: 1, value: 'Roads' });
const form = aForm({
  class: 5,
  predefinedFields: [subject],
  identity: { enabled: true, attributes: ['lastName'] },
  attachments: { maxFileSizeMb: 10, categories: ['img'], customExtensions: ['dwg'] },
});
const state = editorOf(form);

describe('the settings of the form', () => {
  it.each<[string, Command, Partial<Form>]>([
    ['change publishing', setPublishingCommand({ enabled: false }), { enabled: false }],
    ['change checking answers', setCheckAnswersCommand('asked'), { checkAnswers: true }],
    ['change the summary PDF', setSummaryPdfCommand('left-out'), { summaryPdf: false }],
    ['edit the object title', setTitleTemplateCommand('{form}'), { titleTemplate: '{form}' }],
    ['change the object type', chooseObjectTypeCommand(101), { objectType: 101, class: 6 }],
    ['change the class', chooseClassCommand(0), { class: 0 }],
    [
      'change attachment rules',
      setMaxFileSizeCommand(25),
      { attachments: { ...form.attachments, maxFileSizeMb: 25 } },
    ],
    [
      'change attachment rules',
      allowCategoryCommand('doc'),
      { attachments: { ...form.attachments, categories: ['img', 'doc'] } },
    ],
    [
      'change attachment rules',
      disallowCategoryCommand('img'),
      { attachments: { ...form.attachments, categories: [] } },
    ],
    [
      'change attachment rules',
      allowExtensionsCommand(' .gpkg'),
      { attachments: { ...form.attachments, customExtensions: ['dwg', 'gpkg'] } },
    ],
    [
      'change attachment rules',
      disallowExtensionCommand('dwg'),
      { attachments: { ...form.attachments, customExtensions: [] } },
    ],
    ['change identification', withdrawIdentityCommand, { identity: { enabled: false, attributes: [] } }],
    [
      'change identification',
      removeAttributeCommand('lastName'),
      { identity: { enabled: true, attributes: [] } },
    ],
    [
      'change predefined property',
      setPredefinedValueCommand(subject.guid, { dataType: 1, value: 'Rivers' }),
      { predefinedFields: [{ ...subject, value: { dataType: 1, value: 'Rivers' } }] },
    ],
    [
      'change predefined property',
      choosePredefinedPropertyCommand(subject.guid, 1013),
      { predefinedFields: [{ guid: subject.guid, property: 1013, dataType: 13, value: undefined }] },
    ],
    ['remove predefined property', removePredefinedFieldCommand(subject.guid), { predefinedFields: [] }],
  ])('can be changed: %s', (name, command, changed) => {
    const done = after(state, command);

    expect(done.form).toEqual({ ...form, ...changed });
    expect(inEnglish(done.history.past[0]!.label)).toBe(name);
    expect(after(done, undoCommand).form).toBe(form);
  });

  it.each<[string, Command]>([
    ['publishing that is so already', setPublishingCommand({ enabled: true })],
    ['an invalid extension', allowExtensionsCommand('***')],
    ['an attribute that the site does not map', addAttributeCommand('email')],
    ['identity that is requested already', requestIdentityCommand],
    ['a property that no longer exists', choosePredefinedPropertyCommand(subject.guid, 4711)],
    ['a class of another object type', chooseClassCommand(6)],
  ])('are not available for %s', (_what, command) => {
    expect(command(state, anEnv())).toBeNull();
  });

  it('that need the vault are not available before its structure is loaded', () => {
    const commands = [
      chooseObjectTypeCommand(101),
      chooseClassCommand(0),
      choosePredefinedPropertyCommand(subject.guid, 1013),
    ];

    for (const command of commands) expect(command(state, anEnv({ structure: null }))).toBeNull();
  });
});

describe('the consequences of a choice are announced', () => {
  it('the class that follows the object type', () => {
    expect(announced(state, chooseObjectTypeCommand(101))).toBe('The class is now Case.');
    expect(announced(editorOf({ ...form, objectType: 101 }), chooseObjectTypeCommand(0))).toBeNull();
  });

  it('that an object type has no class', () => {
    const structure = { ...anEnv().structure!, classes: [] };

    expect(announced(state, chooseObjectTypeCommand(101), anEnv({ structure }))).toBe(
      'This object type has no class.',
    );
  });

  it('the value that choosing another property clears', () => {
    const emptied = setPredefinedValueCommand(subject.guid, undefined);

    expect(announced(state, choosePredefinedPropertyCommand(subject.guid, 1013))).toBe(
      'The value was emptied, because it belonged to the other property.',
    );
    expect(announced(after(state, emptied), choosePredefinedPropertyCommand(subject.guid, 1013))).toBeNull();
  });

  it('the details that are removed with identification', () => {
    expect(announced(state, withdrawIdentityCommand)).toBe(
      'Identification is off, and no details are taken from it.',
    );
  });
});

describe('identification', () => {
  it('can be requested, with attributes, where the site maps them', () => {
    const open = editorOf(aForm());
    const asking = after(after(open, requestIdentityCommand), addAttributeCommand('lastName'));

    expect(asking.form.identity).toEqual({ enabled: true, attributes: ['lastName'] });
    expect(requestIdentityCommand(open, anEnv({ mapping: { enabled: true, properties: {} } }))).toBeNull();
  });
});

describe('a predefined field that is added', () => {
  it('gets the focus on its property', () => {
    const added = after(state, addPredefinedFieldCommand);

    expect(added.form.predefinedFields).toHaveLength(2);
    expect(added.focus).toEqual({ in: 'settings', section: 'predefined', predefined: guidOf('x') });
  });
});

describe('importing a backup', () => {
  it('replaces the form in one step, selects nothing and says how to undo it', () => {
    const before = editor('a [b]');
    const backup = { ...editor('c G(d)').form, revision: 7 };
    const imported = after(before, importFormCommand(backup));

    expect(written(imported)).toBe('c G(d)');
    expect(imported.form.revision).toBe(before.form.revision);
    expect(announced(before, importFormCommand(backup))).toBe(
      'The backup has been imported. Press Ctrl Z to undo.',
    );
    expect(written(after(imported, undoCommand))).toBe('a [b]');
  });
});
