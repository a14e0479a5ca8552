import { useEffect } from 'react';
import { useEditorStore } from '../../editor-context.tsx';
import { selectCommand } from '../../model/commands/window/navigate.ts';

/** Moving further than this between pointer down and up is a drag and not a click (docs/design.md#selection). */
const clickTolerancePx = 4;

/** Where a click keeps the selection: interactive elements, and the parts that apply to the selection. */
const keepsSelection = [
  'a, button, input, textarea, select, option, label, summary, dialog, [contenteditable]',
  '[role="listbox"], [role="menu"], [role="dialog"], [role="tooltip"], [role="status"], [role="toolbar"]',
  '[data-editor-region="panel"], [data-keeps-selection]',
].join(', ');

/** Clears the selection on a click outside of fields, side panel and language picker; a drag does not (specification §2). */
export function useClearSelection(): void {
  const store = useEditorStore();
  useEffect(() => {
    let down: PointerEvent | null = null;
    function onPointerDown(event: PointerEvent): void {
      down = event.button === 0 ? event : null;
    }
    function onPointerUp(up: PointerEvent): void {
      const from = down;
      down = null;
      if (from === null || !(from.target instanceof Element)) return;
      const distance = Math.hypot(up.clientX - from.clientX, up.clientY - from.clientY);
      if (distance > clickTolerancePx) return;
      // A target that was removed since, such as an item of a closed menu, was interactive.
      if (!from.target.isConnected || from.target.closest(keepsSelection) !== null) return;
      store.run(selectCommand(null));
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('pointerup', onPointerUp);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('pointerup', onPointerUp);
    };
  }, [store]);
}
