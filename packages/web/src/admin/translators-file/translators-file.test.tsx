import { aForm } from '@form-portal/domain/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { editorOf } from '../editor/model/testing/editor-notation.ts';
import { drawEditor } from '../editor/testing/draw-editor.tsx';
import { TranslateTable } from '../editor/translate/translate-table.tsx';

it('a chosen file that cannot be read is named, and nothing is imported', async () => {
  const { store } = drawEditor(<TranslateTable />, editorOf(aForm(), { language: 'gb' }));
  const before = store.state().form;
  const gone = new File(['key;text'], 'texts.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { value: [gone] });

  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    'The file was not imported. Nothing was changed.The file texts.csv could not be read. Choose it again.',
  );
  expect(store.state().form).toBe(before);
});
