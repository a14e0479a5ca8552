import { dataTypes, allowedExtensions, fileTypes } from '@form-portal/domain';
import { aField, aForm, aGroup, guidOf, someOptions } from '@form-portal/domain/testing';
import type { FormPageContent } from '../public/form-page/form-page-content.ts';
import type { Field } from '@form-portal/domain';

function question(type: string, label: string, changes: Partial<Field> = {}): Field {
  return aField(type, { guid: guidOf(label.slice(0, 6)), label: { gb: label }, property: 1001, ...changes });
}

const number = { dataType: dataTypes.integer, width: 'narrow' } as const;

/** One field of several kinds; each GUID is made of the first six letters of the label. */
export const questions = {
  name: question('text', 'Name', { required: true, dataType: dataTypes.text }),
  members: question('number', 'Members', number),
  berths: question('number', 'Berths', number),
  begins: question('date', 'Begins', { dataType: dataTypes.date, required: true }),
  district: question('select', 'District', {
    dataType: dataTypes.lookup,
    required: true,
    options: someOptions('North', 'South'),
  }),
  uses: question('select', 'Uses', {
    dataType: dataTypes.multiSelectLookup,
    options: someOptions('Rowing', 'Sailing', 'Fishing'),
  }),
  opens: question('datetime', 'Opens', { dataType: dataTypes.timestamp }),
  agreed: question('boolean', 'Agreed', { dataType: dataTypes.boolean, required: true }),
};

/** The form's page of a form with the questions above: the name alone, the rest in two groups. */
export function aFormPage(changes: Partial<FormPageContent> = {}): FormPageContent {
  const { name, members, berths, begins, district, uses, opens, agreed } = questions;
  const harbour = aGroup('Harbour', [members, berths, district, uses]);
  const time = aGroup('Time', [begins, opens, agreed]);
  const attachments = { maxFileSizeMb: 10, categories: ['doc'], customExtensions: ['dwg'] } as const;
  return {
    kind: 'form',
    testToken: null,
    draftOf: null,
    form: aForm({
      description: { gb: 'Berths for **next** summer.' },
      fields: Object.values(questions),
      groups: [harbour, time],
      layout: [
        { kind: 'field', guid: name.guid },
        { kind: 'group', guid: harbour.guid },
        { kind: 'group', guid: time.guid },
      ],
      attachments,
    }),
    mode: 'fill',
    fileTypes,
    extensions: allowedExtensions(attachments, fileTypes),
    returned: null,
    ...changes,
  };
}
