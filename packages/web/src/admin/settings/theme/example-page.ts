import { dataTypes, newForm, noProperty } from '@form-portal/domain';
import { newGuid } from '../../../shared/new-guid.ts';
import type { Answers, Field, Form, Translate } from '@form-portal/domain';

/** An example form for the preview of colours, and its answers. */
export interface ExamplePage {
  readonly form: Form;
  readonly answers: Answers;
}

/** A form with a line of text and a choice. */
export function examplePage(text: Translate): ExamplePage {
  const inGb = (key: string) => ({ gb: text(key) });
  const common = {
    description: {},
    required: false,
    width: 'wide',
    options: [],
    property: noProperty,
    multiSelect: false,
    settings: {},
  } as const;
  const name: Field = {
    ...common,
    guid: newGuid(),
    type: 'text',
    label: inGb('admin.theme.exampleName'),
    required: true,
    dataType: dataTypes.text,
  };
  const choice: Field = {
    ...common,
    guid: newGuid(),
    type: 'select',
    label: inGb('admin.theme.exampleChoice'),
    dataType: dataTypes.lookup,
    options: [
      { id: 1, name: inGb('yes') },
      { id: 2, name: inGb('no') },
    ],
  };
  const fields = [name, choice];
  return {
    form: { ...newForm(), fields, layout: fields.map(({ guid }) => ({ kind: 'field', guid })) },
    answers: { [choice.guid]: [1] },
  };
}
