import { useCallback, useSyncExternalStore } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { createCanvasStore, type CanvasStore, type CanvasView } from './canvas-view.ts';
import type { EditorStore } from '../editor-store.ts';

const canvases = new WeakMap<EditorStore, CanvasStore>();

/**
 * The one canvas of the open editor, also for what stands beside it and can be dragged onto it; reading from it in a render goes
 * through {@link useCanvas}.
 */
export function useCanvasStore(): CanvasStore {
  const editor = useEditorStore();
  const canvas = canvases.get(editor) ?? createCanvasStore();
  canvases.set(editor, canvas);
  return canvas;
}

/** A part of the canvas's view; the component is drawn again only when that part is another. */
export function useCanvas<Part>(select: (view: CanvasView) => Part): Part {
  const store = useCanvasStore();
  return useSyncExternalStore(store.subscribe, () => select(store.view()));
}

/** What the canvas's view says about one block or gap (`blockKey`, `targetKey`); asked for again only when that place is concerned. */
export function useCanvasAt<Part>(place: string, select: (view: CanvasView) => Part): Part {
  const store = useCanvasStore();
  const subscribe = useCallback((listener: () => void) => store.subscribeAt(place, listener), [store, place]);
  return useSyncExternalStore(subscribe, () => select(store.view()));
}
