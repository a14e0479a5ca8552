import { moveChoices } from '@form-portal/domain/edit';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../../shared/shell/live-region.tsx';
import { useEditorStore } from '../../editor-context.tsx';
import { dragCancelledMessage, pickedUpMessage } from '../../model/messages/announcements.ts';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { moveToCommand } from '../../model/commands/layout/move-to.ts';
import { formatMessage, type Message } from '../../model/messages/message.ts';
import { elementName, moveChoiceMessage, namingLanguages } from '../../model/messages/naming.ts';
import { isSameTarget, type CanvasView } from '../../model/view/canvas-view.ts';
import type { Guid } from '@form-portal/domain';
import type { MoveChoice, Spot } from '@form-portal/domain/edit';
import type { FocusEvent, KeyboardEvent } from 'react';

/** The handlers of a grip that carries its block by keys. */
export interface GripHandlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * The keys of the grip: Space picks up, arrow keys choose a spot, Space drops, Esc cancels (docs/design.md#announcements). Moving the focus
 * away from the grip cancels as well.
 */
export function useCarryByKeys(guid: Guid): GripHandlers {
  const { text } = useI18n();
  const announce = useAnnounce();
  const editor = useEditorStore();
  const show = (change: Partial<CanvasView>): void => editor.run(changeCanvasCommand(change));
  const say = (announcement: Message): void => announce(formatMessage(announcement, text));
  const naming = () => namingLanguages(editor.state(), editor.env());
  const choices = (): readonly MoveChoice[] => moveChoices(editor.state().form, guid);
  const isCarrying = (): boolean => editor.state().canvas.carried !== null;

  function pickUp(): void {
    const currentChoice = choices().find(({ current }) => current);
    const dropTarget = currentChoice === undefined ? null : spotOf(currentChoice);
    show({ carried: { kind: 'element', guid }, dropTarget, alert: '' });
    say(pickedUpMessage(editor.state().form, guid, naming()));
  }

  function chooseSpot(offset: 1 | -1): void {
    const all = choices();
    const index = all.findIndex((choice) => isSameTarget(spotOf(choice), editor.state().canvas.dropTarget));
    const chosen = all[Math.min(Math.max(index + offset, 0), all.length - 1)];
    if (chosen === undefined) return;
    show({ dropTarget: spotOf(chosen) });
    const { form } = editor.state();
    const container = chosen.group ?? chosen.page;
    const words = [
      ...(container === null ? [] : [elementName(form, container, naming())]),
      moveChoiceMessage(form, chosen, naming()),
    ];
    announce(words.map((message) => formatMessage(message, text)).join(', '));
  }

  function drop(): void {
    const { dropTarget } = editor.state().canvas;
    show({ carried: null, dropTarget: null });
    if (dropTarget !== null) editor.run(moveToCommand(guid, dropTarget));
  }

  function cancel(): void {
    const announcement = dragCancelledMessage(editor.state().form, guid, naming());
    show({ carried: null, dropTarget: null, alert: formatMessage(announcement, text) });
  }

  function actionOf(key: string): (() => void) | undefined {
    if (!isCarrying()) return key === ' ' ? pickUp : undefined;
    switch (key) {
      case ' ':
      case 'Enter':
        return drop;
      case 'ArrowDown':
        return () => chooseSpot(1);
      case 'ArrowUp':
        return () => chooseSpot(-1);
      case 'Escape':
      case 'Tab':
        return cancel;
      default:
        return undefined;
    }
  }

  return {
    onKeyDown(event) {
      const act = actionOf(event.key);
      if (act === undefined) return;
      if (event.key !== 'Tab') event.preventDefault();
      event.stopPropagation();
      act();
    },
    onBlur(event) {
      // When the whole window loses the focus, the grip remains the active element.
      if (isCarrying() && document.activeElement !== event.currentTarget) cancel();
    },
  };
}

function spotOf({ group, page, index }: MoveChoice): Spot {
  return { kind: 'at', group, page, index };
}
