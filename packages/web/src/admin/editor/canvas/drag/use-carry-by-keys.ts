import { moveChoices } from '@form-portal/domain/edit';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../../shared/shell/live-region.tsx';
import { useEditorStore } from '../../editor-context.tsx';
import { dragCancelledMessage, pickedUpMessage } from '../../model/messages/announcements.ts';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { moveToCommand } from '../../model/commands/layout/move-to.ts';
import { formatMessage, type Message } from '../../model/messages/message.ts';
import { elementName, namingLanguages } from '../../model/messages/naming.ts';
import { isSameTarget, type CanvasView } from '../../model/view/canvas-view.ts';
import type { Guid } from '@form-portal/domain';
import type { MoveChoice, Spot } from '@form-portal/domain/edit';
import type { KeyboardEvent } from 'react';

/** The keys of the grip: Space picks up, arrow keys choose a spot, Space drops, Esc cancels (docs/design.md#announcements). */
export function useCarryByKeys(guid: Guid): (event: KeyboardEvent) => void {
  const { text } = useI18n();
  const announce = useAnnounce();
  const editor = useEditorStore();
  const show = (change: Partial<CanvasView>): void => editor.run(changeCanvasCommand(change));
  const say = (announcement: Message): void => announce(formatMessage(announcement, text));
  const naming = () => namingLanguages(editor.state(), editor.env());
  const choices = (): readonly MoveChoice[] => moveChoices(editor.state().form, guid);

  function pick(): void {
    const here = choices().find(({ current }) => current);
    const dropTarget = here === undefined ? null : spotOf(here);
    show({ carried: { kind: 'element', guid }, dropTarget, alert: '' });
    say(pickedUpMessage(editor.state().form, guid, naming()));
  }

  function step(by: 1 | -1): void {
    const all = choices();
    const at = all.findIndex((choice) => isSameTarget(spotOf(choice), editor.state().canvas.dropTarget));
    const to = all[Math.min(Math.max(at + by, 0), all.length - 1)];
    if (to === undefined) return;
    show({ dropTarget: spotOf(to) });
    const { form } = editor.state();
    const container = to.group ?? to.page;
    const group = container === null ? '' : nameIn(container);
    const position =
      to.after === null
        ? text('admin.moveTo.first')
        : text('admin.moveTo.after', { name: nameIn(to.after.guid) });
    announce([group, position].filter((part) => part !== '').join(', '));

    function nameIn(element: Guid): string {
      return formatMessage(elementName(form, element, naming()), text);
    }
  }

  function putDown(): void {
    const { dropTarget } = editor.state().canvas;
    show({ carried: null, dropTarget: null });
    if (dropTarget !== null) editor.run(moveToCommand(guid, dropTarget));
  }

  function cancel(): void {
    const announcement = dragCancelledMessage(editor.state().form, guid, naming());
    show({ carried: null, dropTarget: null, alert: formatMessage(announcement, text) });
  }

  return (event) => {
    const isCarrying = editor.state().canvas.carried !== null;
    const does = isCarrying
      ? {
          ' ': putDown,
          Enter: putDown,
          ArrowDown: () => step(1),
          ArrowUp: () => step(-1),
          Escape: cancel,
          Tab: cancel,
        }[event.key]
      : { ' ': pick }[event.key];
    if (does === undefined) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    does();
  };
}

function spotOf({ group, page, index }: MoveChoice): Spot {
  return { kind: 'at', group, page, index };
}
