import { one } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { editor } from '../model/testing/editor-notation.ts';
import { drawEditor } from '../testing/draw-editor.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { EditorEnv } from '../model/editor-env.ts';

function drawDialog(env: Partial<EditorEnv> = {}): void {
  drawEditor(<PublishDialog onClose={() => undefined} />, editor('a'), { env });
}

const chosen = (): string | undefined =>
  one<HTMLInputElement>('input[type="radio"]:checked').labels?.[0]?.textContent;

it('preselects publishing for a form without errors', () => {
  drawDialog();

  expect(chosen()).toBe('Publish version 2');
  expect(one('dialog').textContent).not.toContain('The vault is not loaded');
});

it('says that the form was not checked against a vault that is not loaded, and preselects the draft', () => {
  drawDialog({ structure: null });

  expect(chosen()).toBe('Save draft');
  expect(one('dialog').textContent).toContain('The vault is not loaded');
});
