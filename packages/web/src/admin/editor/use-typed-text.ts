import { useCallback, useLayoutEffect, useRef } from 'react';
import { useEditorStore } from './editor-context.tsx';
import type { InputEvent, RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a control of a text needs beside its other attributes. */
export interface TypedText {
  readonly defaultValue: string;
  readonly onInput: (event: InputEvent<TextControl>) => void;
  /** Writes what was typed last into the form, where something is done next that needs it. */
  readonly settle: () => void;
}

/**
 * A text of the form in its control. What is typed shows at once and comes into the form a frame later, so that no key waits for a long
 * form; what becomes of the text otherwise, by undoing, comes into the control.
 */
export function useTypedText(
  control: RefObject<TextControl | null>,
  written: string,
  write: (text: string) => void,
): TypedText {
  const { later } = useEditorStore();
  const due = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    const task = due.current;
    due.current = null;
    task?.();
  }, []);
  useLayoutEffect(() => {
    const element = control.current;
    if (element !== null && due.current === null && element.value !== written) element.value = written;
  });
  useLayoutEffect(() => settle, [settle]);
  return {
    defaultValue: written,
    onInput: ({ currentTarget: { value } }) => {
      const isFirst = due.current === null;
      due.current = () => write(value);
      if (isFirst) later(settle);
    },
    settle,
  };
}
