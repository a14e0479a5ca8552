import { usesLogic, type Form } from '@form-portal/domain';
import { movedMessage, type ElementMove } from './announcements.ts';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from './message.ts';
import { namingLanguages } from './naming.ts';

/** The message about a move: where the element is now, and how many rules it makes refer to a later question. */
export function moveAnnouncement(move: ElementMove, state: EditorState, env: EditorEnv): Message {
  return withLaterRules(movedMessage(move, namingLanguages(state, env)), move, env);
}

/** The message about a move, with how many rules it makes refer to a later question. */
export function withLaterRules(
  moved: Message,
  { before, after }: Pick<ElementMove, 'before' | 'after'>,
  env: EditorEnv,
): Message {
  // Most forms have no rules, and a move need not wait until the whole form is checked for them.
  if (!usesLogic(after)) return moved;
  const countLaterIn = (form: Form): number =>
    env.logicOf(form).faults.filter(({ code }) => code === 'question-later').length;
  const n = countLaterIn(after) - countLaterIn(before);
  return n > 0 ? { key: 'admin.logic.said.movedLater', params: { moved, n } } : moved;
}
