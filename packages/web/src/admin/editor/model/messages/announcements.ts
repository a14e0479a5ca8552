import { locate, pageOf } from '@form-portal/domain';
import type { FieldType, Form, Guid } from '@form-portal/domain';
import type { Direction } from '@form-portal/domain/edit';
import type { EditorState } from '../editor-state.ts';
import type { Message } from './message.ts';
import type { Trial } from '../logic/trial.ts';
import type { Transaction } from '../transaction.ts';
import { elementName, positionOf, positionMessage, fieldTypeName, type NamingLanguages } from './naming.ts';

/**
 * The live region's message for a transaction (docs/design.md#announcements); null: none. `before` is the state that it applies to.
 * Refused and failed saves are announced by their own alert, conflicts by their dialog.
 */
export function announcementOf(before: EditorState, transaction: Transaction): Message | null {
  const { past, future } = before.history;
  switch (transaction.kind) {
    case 'edit':
    case 'navigate':
    case 'load':
    case 'adopt':
      return transaction.announcement;
    case 'undo':
      return stepMessage('admin.said.undone', past.at(-1)?.label);
    case 'redo':
      return stepMessage('admin.said.redone', future[0]?.label);
    case 'saved':
      return { key: before.saveTarget === 'draft' ? 'admin.said.saved' : 'admin.said.published' };
    case 'window':
      return trialMessage(before.window.trial, transaction.change.trial);
    case 'canvas':
    case 'pause':
    case 'save':
    case 'save-refused':
    case 'save-failed':
    case 'save-conflict':
    case 'save-note-closed':
      return null;
  }
}

function trialMessage(before: Trial, after: Trial = before): Message | null {
  if (before.isOn !== after.isOn) return { key: after.isOn ? 'admin.trial.started' : 'admin.trial.ended' };
  return before.clearingCount === after.clearingCount ? null : { key: 'admin.trial.cleared' };
}

function stepMessage(
  key: 'admin.said.undone' | 'admin.said.redone',
  step: Message | undefined,
): Message | null {
  return step === undefined ? null : { key, params: { step } };
}

/** “Added Text field, position 3 of 7 in group Avustus.”, without a type for a group. `form` is the form after the change, here and below. */
export function addedMessage(
  form: Form,
  guid: Guid,
  type: FieldType | null,
  naming: NamingLanguages,
): Message {
  const place = positionMessage(form, guid, naming);
  if (type === null) return { key: 'admin.said.addedGroup', params: { place } };
  return { key: 'admin.said.addedField', params: { type: fieldTypeName(type), place } };
}

/** “Deleted Jäsenmäärä. Press Ctrl Z to undo.” `form` is the form before the change. */
export function deletedMessage(form: Form, guid: Guid, naming: NamingLanguages): Message {
  return { key: 'admin.said.deleted', params: { name: elementName(form, guid, naming) } };
}

/** “Duplicated Y-tunnus, position 3 of 4 in group Hakijan tiedot.” */
export function duplicatedMessage(form: Form, copy: Guid, naming: NamingLanguages): Message {
  const params = { name: elementName(form, copy, naming), place: positionMessage(form, copy, naming) };
  return { key: 'admin.said.duplicated', params };
}

/** A move to announce: the element and the form before and after. `direction` is null unless it moved by one step. */
export interface ElementMove {
  readonly guid: Guid;
  readonly before: Form;
  readonly after: Form;
  readonly direction: Direction | null;
}

/** “Moved Y-tunnus up, now 2 of 4 in Hakijan tiedot.” / “Moved Y-tunnus out of Hakijan tiedot, position 1 of 3 in the form.” */
export function movedMessage(
  { guid, before, after, direction }: ElementMove,
  naming: NamingLanguages,
): Message {
  const name = elementName(after, guid, naming);
  const place = positionMessage(after, guid, naming);
  const from = locate(before, guid)?.group ?? null;
  const to = locate(after, guid)?.group ?? null;
  if (from !== null && to === null) {
    return { key: 'admin.said.movedOut', params: { name, group: elementName(after, from, naming), place } };
  }
  const page = pageOf(after, guid);
  if (direction === null || from !== to || page !== pageOf(before, guid)) {
    return { key: 'admin.said.moved', params: { name, place } };
  }
  const container = to ?? page;
  const where = container === null ? theForm : elementName(after, container, naming);
  return { key: directionKeys[direction], params: { name, ...positionOf(after, guid), where } };
}

const theForm: Message = { key: 'admin.theForm' };
const directionKeys = { up: 'admin.said.movedUp', down: 'admin.said.movedDown' } as const;

/** “Picked up Y-tunnus. Use arrow keys, Space drops, Esc cancels.” */
export function pickedUpMessage(form: Form, guid: Guid, naming: NamingLanguages): Message {
  return { key: 'admin.said.pickedUp', params: { name: elementName(form, guid, naming) } };
}

/** “Moving Y-tunnus was cancelled.”, in the assertive region. */
export function dragCancelledMessage(form: Form, guid: Guid, naming: NamingLanguages): Message {
  return { key: 'admin.said.dragCancelled', params: { name: elementName(form, guid, naming) } };
}
