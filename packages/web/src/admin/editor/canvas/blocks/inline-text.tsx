import { isSameTextId, textAt } from '@form-portal/domain/edit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { setTextCommand } from '../../model/commands/field/set-text.ts';
import { pauseCommand, undoCommand } from '../../model/commands/window/undo-redo.ts';
import { InAdminLanguage } from '../admin-language.tsx';
import styles from './inline-text.module.css';
import type { TextId } from '@form-portal/domain/edit';
import type { KeyboardEvent, ReactElement } from 'react';

export interface InlineTextProps {
  readonly textId: TextId;
  /** The name of the element. */
  readonly name: string;
}

/** A label, name or title edited in place (docs/design.md#writing-in-place); renders nothing until opened. */
export function InlineText(props: InlineTextProps): ReactElement | null {
  const { textId } = props;
  const isOpen = useEditor(({ canvas: { renaming } }) => renaming !== null && isSameTextId(renaming, textId));
  if (!isOpen) return null;
  return (
    <InAdminLanguage>
      <InlineInput {...props} />
    </InAdminLanguage>
  );
}

function InlineInput({ textId, name }: InlineTextProps): ReactElement {
  const i18n = useI18n();
  const store = useEditorStore();
  const run = useRun();
  const input = useRef<HTMLInputElement>(null);
  // Identifies the last step before editing: each label is an object of its own. Esc undoes every step after it.
  const [labelBefore] = useState(() => store.state().history.past.at(-1)?.label);
  const language = useEditor((state) => state.language);
  const value = useEditor(({ form }) => textAt(form, textId)[language] ?? '');

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
    const texts = textsUnder(element);
    putOver(element, texts[0]);
    // The texts may be taller than the input.
    texts.forEach((text) => (text.style.visibility = 'hidden'));
    element.focus();
    element.select();
    return () => texts.forEach((text) => (text.style.visibility = ''));
  }, []);

  function close(): void {
    run(pauseCommand);
    run(changeCanvasCommand({ renaming: null }));
  }

  function revert(): void {
    const { past } = store.state().history;
    const start = labelBefore === undefined ? -1 : past.map(({ label }) => label).lastIndexOf(labelBefore);
    // That step has been undone itself, or has dropped out of the history.
    if (start === -1 && labelBefore !== undefined) return;
    for (let last = past.length - 1; last > start; last -= 1) run(undoCommand);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') revert();
    close();
  }

  return (
    <input
      ref={input}
      data-part="inline"
      className={styles.input}
      aria-label={i18n.text('admin.canvas.rename', { name })}
      value={value}
      onChange={(event) => run(setTextCommand(textId, language, event.currentTarget.value))}
      onKeyDown={onKeyDown}
      onBlur={close}
    />
  );
}

/** The elements that an input covers: the placeholder of an empty text, then the text itself. */
function textsUnder(input: HTMLInputElement): readonly HTMLElement[] {
  const block = input.parentElement;
  const unnamed = block?.querySelector<HTMLElement>(':scope > [data-unnamed]');
  const title = block?.querySelector<HTMLElement>('label, legend, h2, [data-title], [id$="-label"]');
  return [unnamed, title].filter((text) => text !== null && text !== undefined);
}

/** Room to type when the text is short. */
const minWidthPx = 120;

/** Positions an input over a text, in the font of the text. */
function putOver(input: HTMLInputElement, text: HTMLElement | undefined): void {
  const block = input.parentElement;
  if (block === null || text === undefined) return;
  const blockBox = block.getBoundingClientRect();
  const textBox = text.getBoundingClientRect();
  const { style } = input;
  style.insetBlockStart = `${textBox.top - blockBox.top - block.clientTop}px`;
  style.insetInlineStart = `${textBox.left - blockBox.left - block.clientLeft}px`;
  style.inlineSize = `${Math.max(textBox.width, minWidthPx)}px`;
  style.font = getComputedStyle(text).font;
}
