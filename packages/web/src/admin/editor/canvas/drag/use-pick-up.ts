import { useCallback } from 'react';
import { useEditorStore } from '../../editor-context.tsx';
import { dragCancelledMessage } from '../../model/messages/announcements.ts';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { formatMessage } from '../../model/messages/message.ts';
import { namingLanguages } from '../../model/messages/naming.ts';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { watchPointer, type PressKind } from './watch-pointer.ts';
import type { Carried } from '../../model/view/canvas-view.ts';
import type { PointerEvent } from 'react';

/** Starts a drag on a press: immediately with mouse, pen or grip, after a long press where a touch would scroll. */
export function usePickUp(): (event: PointerEvent, carried: Carried, source: HTMLElement) => void {
  const editor = useEditorStore();
  const { text } = useI18n();
  return useCallback(
    (event, carried, source) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const kind: PressKind =
        event.pointerType === 'touch' && !isGrip(event.target) ? 'after-long-press' : 'at-once';
      const onCancel = (): void => {
        if (carried.kind !== 'element') return;
        const announcement = dragCancelledMessage(
          editor.state().form,
          carried.guid,
          namingLanguages(editor.state(), editor.env()),
        );
        editor.run(changeCanvasCommand({ alert: formatMessage(announcement, text) }));
      };
      watchPointer(event.nativeEvent, kind, { carried, source, editor }, onCancel);
    },
    [editor, text],
  );
}

function isGrip(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null;
}
