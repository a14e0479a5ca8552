import { useDeferredValue, useState } from 'react';
import { useEditorStore } from '../../editor-context.tsx';

/**
 * Whether a block shows its tools: while it is selected. They follow in a rendering of their own when a block is added or selected, so that
 * the block does not wait for them; a selected block that moves to another section keeps them, and the focus in them.
 */
export function useShowsTools(isSelected: boolean): boolean {
  const store = useEditorStore();
  const [isAdded] = useState(() => store.pendingFocus() !== null);
  return useDeferredValue(isSelected, isSelected && !isAdded) && isSelected;
}
