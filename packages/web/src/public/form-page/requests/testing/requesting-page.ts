import {
  attachmentsPartName,
  pageLogicOf,
  requestStateControlName,
  type Answers,
  type AttachmentRequest,
  type Condition,
  type SavedForm,
} from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { aFormPage } from '../../../../testing/a-form-page.ts';
import { settled } from '../../../../testing/fill-form-page.ts';
import { requestIds } from '../request-ids.ts';

/** A file that is required, and may come later. */
export const accounts: AttachmentRequest = {
  guid: guidOf('accnts'),
  name: { gb: 'Accounts' },
  description: { gb: 'Those of the **last** year.' },
  required: true,
  later: true,
  laterText: { gb: 'By the end of May.' },
};
/** A picture that may be left out. */
export const photo: AttachmentRequest = {
  guid: guidOf('photo'),
  name: { gb: 'Photo' },
  required: false,
  later: false,
  max: 1,
  fileTypes: { categories: [], customExtensions: ['png'] },
};
/** The question of the form. */
export const subject = aField('text', { guid: guidOf('subjct'), label: { gb: 'Subject' }, property: 1001 });

/** The page of a form that asks for accounts and a photo. */
export function aRequestingPage(changes: Partial<SavedForm> = {}) {
  return aFormPage({
    form: aForm({
      ...changes,
      fields: [subject],
      layout: [{ kind: 'field', guid: subject.guid }],
      attachments: {
        maxFileSizeMb: 1,
        categories: ['doc'],
        customExtensions: [],
        requests: [accounts, photo],
      },
    }),
  });
}

/** Asks for a photo of berths. */
export function aBerthPage(
  changes: Partial<SavedForm> = {},
  answers: Answers = {},
  changesOfPhoto: Partial<AttachmentRequest> = {},
) {
  const { form } = aRequestingPage(changes);
  const showWhen: Condition = {
    kind: 'field',
    field: subject.guid,
    operator: 'equals',
    operand: { kind: 'literal', value: 'Berth' },
  };
  const requests = [{ ...photo, ...changesOfPhoto, showWhen }];
  const conditional = { ...form, attachments: { ...form.attachments, requests } };
  const today = '2027-03-01';
  const resolution = resolve(prepareForm(conditional, fieldTypes), answers, { today, identified: false });
  return aFormPage({ form: conditional, logic: pageLogicOf(conditional, resolution, today) });
}

/** The card of a requested file. */
export const card = ({ guid }: AttachmentRequest) =>
  one(`section[aria-labelledby="${requestIds(guid).heading}"]`);
/** Its native chooser. */
export const file = ({ guid }: AttachmentRequest) =>
  one<HTMLInputElement>(`input[name="${attachmentsPartName(guid)}"]`);
/** The control that chooses a state instead. */
export const state = ({ guid }: AttachmentRequest, value: string) =>
  one<HTMLInputElement>(`input[name="${requestStateControlName(guid)}"][value="${value}"]`);

/** Drops or pastes a picture on an element, alone or with a text. */
export async function bring(
  how: string,
  target: Element,
  name: string,
  types: readonly string[] = ['Files'],
): Promise<void> {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });
  const event = new Event(how, { bubbles: true, cancelable: true });
  const transfer = { types, files: [file], getData: () => name };
  Object.defineProperty(event, how === 'drop' ? 'dataTransfer' : 'clipboardData', { value: transfer });
  await act(async () => target.dispatchEvent(event));
  await settled();
}

/** Chooses a state for a requested file instead of attaching it. */
export async function say(request: AttachmentRequest, value: string): Promise<void> {
  await act(async () => state(request, value).click());
  await settled();
}
