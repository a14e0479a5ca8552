import { aForm } from '@form-portal/domain/testing';
import { chooseNamed, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { MarkdownContext } from '../../../../shared/markdown/markdown.tsx';
import { markdownToHtml } from '../../../../shared/markdown/markdown-to-html.ts';
import { showPanelTabCommand } from '../../model/commands/window/window.ts';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { editorOf } from '../../model/testing/editor-notation.ts';
import { SidePanel } from '../../panel/side-panel.tsx';
import { drawEditor } from '../../testing/draw-editor.tsx';
import { kind, name, segment, selects } from '../../testing/draw-logic-tab.tsx';
import { Canvas } from '../canvas.tsx';

it('keeps the focus in the panel when undo removes the control that has it', async () => {
  const selection = { kind: 'field', guid: name.guid } as const;
  const { store } = drawEditor(
    <MarkdownContext value={markdownToHtml}>
      <Canvas />
      <SidePanel />
    </MarkdownContext>,
    editorOf(aForm({ fields: [kind, name] }), { selection }),
  );
  act(() => store.run(showPanelTabCommand('logic')));
  segment('On a condition');
  act(() => selects('Question')[0]!.focus());
  chooseNamed(selects('Question')[0]!, 'Kind');
  await act(async () => store.run(undoCommand));

  expect(selects('Question')).toEqual([]);
  expect(document.activeElement).toBe(one('[data-editor-region="panel"]'));
});
