import { useEffect, useEffectEvent, useState } from 'react';
import { isCovered } from './is-covered.ts';

/**
 * Takes files that are dropped anywhere on the page, with the element that they were dropped on; returns whether files are
 * being dragged over it.
 */
export function useDroppedFiles(
  onFiles: (files: readonly File[], target: EventTarget | null) => void,
): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    // Every element that the pointer enters or leaves fires an event: it has left the page once it has left as many as it entered.
    let depth = 0;
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

    function enter(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth += 1;
      setDragging(true);
    }
    function leave(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setDragging(false);
    }
    function drop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth = 0;
      setDragging(false);
      if (!isCovered()) take([...(event.dataTransfer?.files ?? [])], event.target);
    }

    document.addEventListener('dragenter', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return dragging;
}
